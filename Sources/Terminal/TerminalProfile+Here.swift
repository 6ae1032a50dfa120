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

  /// Sets the process's letters from the environment and tells their codeset.
  ///
  /// Numbers keep their point, and the system's reasons stay in English, as the sentences are in which they stand.
  @MainActor
  static func useLocale(_ environment: [String: String]) -> String {
    setlocale(LC_CTYPE, "")
    let says = String(cString: nl_langinfo(nl_item(CODESET)))
    if says != "UTF-8", isTakenForUTF8(environment), setlocale(LC_CTYPE, "C.UTF-8") != nil {
      return String(cString: nl_langinfo(nl_item(CODESET)))
    }
    return says
  }

  /// Returns whether the terminal is taken to be UTF-8 where the locale that is in force is not.
  ///
  /// It is where a locale of UTF-8 was asked for that is not installed, and where none was (containers, plain ssh), as
  /// terminals are. xterm, which follows the locale that it was started in, says which that was.
  static func isTakenForUTF8(_ environment: [String: String]) -> Bool {
    func isUTF8(_ locale: String) -> Bool {
      let name = locale.uppercased()
      return name.contains("UTF-8") || name.contains("UTF8")
    }
    let named = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    if let named, isUTF8(named) { return true }
    guard named == nil || named == "C" || named == "POSIX" else { return false }
    // tmux writes what its own terminal can show.
    guard environment["TMUX"] == nil, let started = environment["XTERM_LOCALE"] else { return true }
    return isUTF8(started)
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
