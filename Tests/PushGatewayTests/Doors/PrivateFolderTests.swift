import Glibc
import Testing

@testable import PushGateway

@MainActor
struct PrivateFolderTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [(0o700, true), (0o711, true), (0o755, true), (0o777, false), (0o1777, false)])
  func `a folder that others can write is not trusted`(_ mode: UInt32, _ isGood: Bool) {
    chmod(folder.path, mode)
    let fault = PrivateFolder.fault(folder.path)
    let (reason, fix) = (fault?.reason ?? "", fault?.fix ?? "")
    #expect((fault == nil) == isGood)
    #expect(reason.hasPrefix("can be written by other users") == !isGood)
    #expect(fix.contains("chmod go-w") == !isGood)
  }

  @Test(.enabled(if: geteuid() == 0)) func `one that belongs to somebody else is not, either`() {
    chown(folder.path, 1234, 1234)
    #expect(PrivateFolder.fault(folder.path)?.reason.contains("another user (number 1234)") == true)
  }

  @Test(.enabled(if: geteuid() == 0)) func `nor is one behind somebody else's link`() {
    let link = folder.path + "/link"
    symlink("/root", link)
    #expect(PrivateFolder.fault(link) == nil)
    lchown(link, 1234, 1234)
    #expect(PrivateFolder.fault(link)?.reason == "is a link that another user made")
  }

  @Test func `the certificates are not kept in one that others can write`() {
    chmod(folder.path, 0o777)
    let error = #expect(throws: GatewayError.self) {
      try CertificateAuthority(folder: folder.path).identity(now: GatewayBench.now)
    }
    #expect(error?.description.contains("can be written by other users") == true)
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("::1", true), ("127.1.2.3", true), ("0.0.0.0", false), ("::", false),
    ("192.168.1.5", false), ("fe80::1", false),
  ])
  func `loopback is what only this machine reaches`(_ address: String, _ isLoopback: Bool) {
    #expect(InspectionToken.isLoopback(address) == isLoopback)
  }
}
