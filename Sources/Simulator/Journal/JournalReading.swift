import Findings
import JSON
import LiveActivities

/// The lines of a journal or a scenario, taken one after another.
struct JournalReading {
  /// The first line; nil when there was none yet, or has none where that is allowed.
  private(set) var head: EventFileHeader?
  /// How many bytes are whole lines; what follows was torn off.
  private(set) var intactLength = 0
  /// What had to be dropped.
  private(set) var findings: [Finding] = []
  private let allowsNoHead: Bool
  private var number = 0
  private(set) var hasHead = false
  /// Why the first line is no head, until another line shows that this is a journal all the same.
  private var doubt: JournalText.Refusal?

  init(allowsNoHead: Bool = false) { self.allowsNoHead = allowsNoHead }

  /// Takes the next line, without its end; gives it with its number, from 2, when it is neither the head nor blank
  /// nor torn off. It is not looked into yet.
  mutating func take(
    _ line: ArraySlice<UInt8>, isEnded: Bool
  ) throws(JournalText.Refusal) -> (number: Int, text: ArraySlice<UInt8>)? {
    number += 1
    let length = line.count + (isEnded ? 1 : 0)
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
    let isComment = allowsNoHead && (line.starts(with: "//".utf8) || line.first == 0x23)
    if isBlank || isComment, hasHead || allowsNoHead {
      intactLength += length
      return nil
    }
    if let doubt {
      guard LineSum.check(line) == .right else { throw doubt }
      self.doubt = nil
      findings.append(
        Finding(
          "journal-damaged", path: "line 1",
          sentence:
            "The journal's first line is damaged: lost is the seed, from which only what is new is drawn."
        ))
    }
    if !isEnded, allowsNoHead ? JournalReading.isCutOff(line) : !JournalReading.isWhole(line) {
      guard hasHead || allowsNoHead || JournalReading.couldBecomeHead(line) else {
        throw .foreign(JournalReading.notOurs)
      }
      findings.append(
        Finding(
          "journal-torn", path: "line \(number)",
          sentence: "The last line was not written to its end (\(line.count) bytes); it is dropped."
        ))
      return nil
    }
    var isEvent = true
    if !hasHead {
      do throws(JournalText.Refusal) {
        isEvent = try !isHead(line)
      } catch {
        // One damaged line: the next one may show what the file is. A newer version's line is not damaged.
        guard !allowsNoHead, isEnded, case .foreign = error else { throw error }
        (isEvent, doubt) = (false, error)
      }
    }
    hasHead = true
    intactLength += length
    return isEvent ? (number, line) : nil
  }

  /// Ends the lines: refuses what could not be read.
  func finish() throws(JournalText.Refusal) { if let doubt { throw doubt } }

  /// Notes that the file is there and empty.
  mutating func tellEmpty() { findings.append(Finding("journal-empty")) }

  private static let notOurs = "the first line is not that of a journal of Islet"

  private static func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    (try? JSONValue(parsing: line)) != nil
  }

  /// Returns whether a line lacks no more than its end: one that a person writes may be faulty before, and need not end
  /// in a line feed.
  private static func isCutOff(_ line: ArraySlice<UInt8>) -> Bool {
    do throws(JSONError) {
      _ = try JSONValue(parsing: line)
      return false
    } catch {
      return error.offset >= line.count
    }
  }

  /// Returns whether a line that was torn off may have been meant as the first of a journal.
  private static func couldBecomeHead(_ line: ArraySlice<UInt8>) -> Bool {
    !line.isEmpty && zip(line, "{\"islet\":".utf8).allSatisfy { $0 == $1 }
  }

  /// Returns whether the first line is a head, or the first event where no head is needed.
  private mutating func isHead(
    _ line: ArraySlice<UInt8>
  ) throws(JournalText.Refusal) -> Bool {
    if LineSum.check(line) == .wrong, !allowsNoHead { throw .foreign(JournalReading.notOurs) }
    let version = (try? JSONValue(parsing: line))?["islet"]?.int
    guard let version, version >= 1 else {
      if allowsNoHead { return false }
      throw .foreign(JournalReading.notOurs)
    }
    if version > EventFileHeader.newestVersion { throw .newer(version: version) }
    do throws(Finding) {
      let (read, unknown) = try EventFileHeader.read(Array(line))
      head = read
      // A journal's first line is the program's own, and a scenario's may be misspelt.
      if allowsNoHead {
        findings += unknown.map { finding in
          var finding = finding
          finding.path = "line \(number): \(finding.path ?? "")"
          return finding
        }
      }
    } catch {
      throw .foreign("line \(number): \(error.told)")
    }
    return true
  }
}
