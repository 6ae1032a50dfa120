import Testing

@testable import WidgetHost

@Suite("The frameworks that a widget imports")
struct FrameworksTests {
  @Test func `two places of modules have two folders of links in one cache`() {
    let one = Frameworks(compiler: "", modules: "/one/Modules", program: "")
    let other = Frameworks(compiler: "", modules: "/other/Modules", program: "")
    #expect(one.links(in: "/cache") != other.links(in: "/cache"))
    #expect(one.links(in: "/cache") == one.links(in: "/cache"))
    #expect(one.links(in: "/cache").hasPrefix("/cache/modules-"))
  }
}
