import Canvas
import Findings
import JSON
import Lints
import Numbers
import WidgetProtocol

/// The gallery as one page that needs nothing else: vectors inside, filters, each state's JSON beside it.
@MainActor
struct GalleryHTML {
  let gallery: GalleryPage
  /// What the design rules say.
  var remarks: [Remark] = []

  /// Returns the whole page, and what was told while its pictures were written.
  func page(_ contents: GalleryPage.Contents) -> (text: String, findings: [Finding]) {
    let studio = gallery.studio
    let title = XMLText.escaped(gallery.heading)
    let samples = studio.subject.samples.filter { sample in
      contents.shots.contains { $0.state == sample.name }
    }
    var number = 0
    var findings: [Finding] = []
    let sections = samples.map { sample -> String in
      let figures = contents.shots.filter { $0.state == sample.name }.map { shot -> String in
        number += 1
        let drawn = writer.vectors(shot, prefix: "p\(number)-", isFile: false)
        findings += drawn.findings
        return figure(shot, drawn.text)
      }
      let json = (try? JSONValue(parsing: sample.json))?.pretty ?? sample.json
      return """
        <section data-state="\(XMLText.escaped(sample.name))"><h2>\(XMLText.escaped(sample.name))</h2>
        <div class="row"><div class="pictures">\(figures.joined(separator: "\n"))</div>
        <details open><summary>JSON</summary><pre>\(XMLText.escaped(json))</pre></details></div>\
        \(list(remarks.filter { $0.states.contains(sample.name) }))</section>
        """
    }
    let states = samples.map { choice($0.name) }.joined()
    let presentations = unique(contents.shots.map(\.subject.name)).map(choice).joined()
    let appearances = unique(contents.shots.map(\.appearance.rawValue)).map(choice).joined()
    let page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>\(Self.style)</style></head><body>
      <header><h1>\(title)</h1><form>
      <label>State <select name="state"><option value="">all</option>\(states)</select></label>
      <label>Presentation <select name="presentation"><option value="">all</option>\(presentations)</select></label>
      <label>Appearance <select name="appearance"><option value="">all</option>\(appearances)</select></label>
      <label><input type="checkbox" name="json" checked> JSON</label>
      <output></output></form></header>
      <main>\(sections.joined(separator: "\n"))\(whole)</main>
      <script>\(Self.script)</script></body></html>

      """
    return (page, findings)
  }

  private var writer: PictureWriter { PictureWriter(options: gallery.studio.options) }

  private func figure(_ shot: WidgetStudio.Shot, _ drawing: String) -> String {
    let size = writer.shown(shot).size
    return """
      <figure data-presentation="\(shot.subject.name)" data-appearance="\(shot.appearance.rawValue)" \
      style="max-width:\(Int(bounded: size.width.rounded(.up)))px">\
      \(drawing)\
      <figcaption\(about(shot))>\(GalleryPage.caption(shot))</figcaption></figure>
      """
  }

  /// Returns where a picture's presentation stands, as a tooltip.
  private func about(_ shot: WidgetStudio.Shot) -> String {
    guard case .presentation(let presentation) = shot.subject else { return "" }
    return " title=\"\(XMLText.escaped("\(presentation.title): \(presentation.about)"))\""
  }

  /// What is true of the widget as a whole.
  private var whole: String {
    let remarks = remarks.filter(\.states.isEmpty)
    return remarks.isEmpty ? "" : "<section><h2>In every state</h2>\(list(remarks))</section>"
  }

  /// Returns remarks as a list; nothing where there are none.
  private func list(_ remarks: [Remark]) -> String {
    if remarks.isEmpty { return "" }
    let items = remarks.map { remark in
      let fix = remark.fix ?? FindingTable.row(remark.id)?.fix ?? ""
      return "<li class=\"\(remark.severity.rawValue)\"><b>\(remark.id.rawValue)</b> "
        + "\(XMLText.escaped(remark.place)): \(XMLText.escaped(remark.sentence)) "
        + "<small>\(XMLText.escaped(fix))</small></li>"
    }
    return "<ul class=\"remarks\">\(items.joined())</ul>"
  }

  private func choice(_ name: String) -> String { "<option>\(XMLText.escaped(name))</option>" }

  private func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static let style = """
    :root{color-scheme:light dark;--ground:#f4f4f6;--ink:#1c1c1e;--quiet:#6b6b76;--line:#d8d8de;--panel:#fff}
    @media(prefers-color-scheme:dark){:root{--ground:#111114;--ink:#f4f4f6;--quiet:#9a9aa6;--line:#2c2c32;--panel:#1a1a1f}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.4 system-ui,sans-serif}
    header{position:sticky;top:0;z-index:1;padding:12px 20px;background:var(--ground);border-bottom:1px solid var(--line)}
    h1{font-size:20px;margin:0 0 8px}
    h2{font-size:17px;margin:0 0 12px}
    form{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center}
    label{color:var(--quiet);white-space:nowrap}
    select{font:inherit;padding:3px 6px;border-radius:6px;border:1px solid var(--line);background:var(--panel);color:var(--ink)}
    output{color:var(--quiet);margin-left:auto}
    main{padding:20px}
    section{margin-bottom:32px}
    .row{display:grid;gap:20px;align-items:start}
    @media(min-width:760px){.row{grid-template-columns:minmax(0,1fr) 280px}}
    .pictures{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start;min-width:0}
    figure{margin:0;flex:0 1 auto;width:100%}
    figure svg{display:block;width:100%;height:auto;border-radius:12px;overflow:hidden}
    figcaption{color:var(--quiet);font-size:12px;margin-top:4px}
    details{min-width:0}
    summary{color:var(--quiet);font-size:12px;cursor:pointer}
    pre{margin:4px 0 0;padding:10px 12px;overflow:auto;max-height:360px;border-radius:10px;border:1px solid var(--line);background:var(--panel);font:12px/1.45 ui-monospace,monospace}
    .remarks{margin:12px 0 0;padding:0;list-style:none;font-size:13px}
    .remarks li{padding:3px 0 3px 10px;border-left:3px solid var(--line);margin-top:4px}
    .remarks .error{border-color:#ff453a}
    .remarks .warning{border-color:#ff9f0a}
    .remarks small{color:var(--quiet)}
    [hidden]{display:none!important}
    @media print{header{position:static}form{display:none}}
    """

  private static let script = """
    const form=document.forms[0],figures=[...document.querySelectorAll('figure')];
    function show(){
    const v=Object.fromEntries(new FormData(form));let n=0;
    for(const f of figures){
    const s=f.closest('section').dataset.state;
    f.hidden=!!(v.state&&v.state!==s||v.presentation&&v.presentation!==f.dataset.presentation||v.appearance&&v.appearance!==f.dataset.appearance);
    if(!f.hidden)n++}
    for(const s of document.querySelectorAll('section'))s.hidden=![...s.querySelectorAll('figure')].some(f=>!f.hidden);
    for(const d of document.querySelectorAll('details'))d.hidden=!v.json;
    form.querySelector('output').value=n+' of '+figures.length+' pictures'}
    form.addEventListener('input',show);form.addEventListener('submit',e=>e.preventDefault());show();
    """
}
