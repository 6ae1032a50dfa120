import CLinux
import CNcurses
import Foundation

extension TerminalProfile {
  /// Returns the terminal that this process runs in.
  @MainActor
  public static func here(
    environment: [String: String] = ProcessInfo.processInfo.environment, wishes: Wishes = Wishes()
  ) -> TerminalProfile {
    detect(
      environment: environment, codeset: useLocale(environment), wishes: wishes,
      terminfo: facts(ofEntry:))
  }

  /// Sets the process's locale from the environment and tells its codeset.
  ///
  /// Where nothing is set (containers, plain ssh) the terminal is taken to be UTF-8, as terminals are.
  @MainActor
  static func useLocale(_ environment: [String: String]) -> String {
    setlocale(LC_ALL, "")
    // Numbers in terminal sequences and JSON keep their point.
    setlocale(LC_NUMERIC, "C")
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let says = String(cString: nl_langinfo(nl_item(CODESET)))
    if says == "UTF-8" { return says }
    let isUnset = named == nil || named == "C" || named == "POSIX"
    let asksForUTF8 = named?.uppercased().contains("UTF-8") ?? false
    if isUnset || asksForUTF8, setlocale(LC_CTYPE, "C.UTF-8") != nil {
      return String(cString: nl_langinfo(nl_item(CODESET)))
    }
    return says
  }

  /// Returns what an installed terminfo entry says; nil when there is none.
  @MainActor
  static func facts(ofEntry name: String) -> TerminfoFacts? {
    guard let entry = islet_open_entry(name) else { return nil }
    defer { del_curterm(entry) }
    let colors = Int(tigetnum("colors"))
    let isDirect =
      tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || islet_string("RGB") != nil
    return TerminfoFacts(
      colors: max(0, colors), isDirect: isDirect && colors > 256,
      canPlaceCursor: islet_string("cup") != nil)
  }
}
