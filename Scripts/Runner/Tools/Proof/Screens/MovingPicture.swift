import Foundation
import WorkbookKit

/// A picture that moves: an exercise is written, judged, and played. It has no script, so that a page
/// can show it as an image; who asks for less motion sees the last scene.
struct MovingPicture {
  let columns: Int
  let rows: Int
  private var scenes: [(caption: String, seconds: Double, drawing: String)] = []

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
  }

  mutating func add(_ caption: String, _ seconds: Double, drawing: String) {
    scenes.append((caption, seconds, drawing))
  }

  /// Adds a file in an editor, and its checks below: the first that fails whole, the others a line each.
  mutating func add(
    _ caption: String,
    _ seconds: Double,
    _ file: String,
    code: [String],
    _ checks: [Check]
  ) {
    let view = CheckView(style: Style(hasColour: false), width: columns - 6)
    let first = checks.firstIndex { $0.status == .failed }
    let verdict = checks.indices.flatMap { index in
      view.title(checks[index])
        + (index == first ? view.details(checks[index]).map { "    " + $0 } : [])
    }
    var lines = [text(file, "secondary", y: 31)]
    for (row, pieces) in SwiftHighlighter.lines(of: code).enumerated() {
      var column = 0
      for piece in pieces {
        let colour = [.keyword: "accentColor", .comment: "secondary"][piece.role] ?? "primary"
        let shown = TextLayout.cut(piece.text, width: columns - 4 - column)
        lines.append(text(shown, colour, column: column, y: 58 + row * 20))
        column += piece.text.count
      }
    }
    for (row, line) in verdict.enumerated() {
      let colour = ["✗": "red", "✓": "green"][line.prefix(1)] ?? "secondary"
      lines.append(text(line, colour, y: 80 + (code.count + row) * 20))
    }
    let frame =
      "<rect x=\"18\" y=\"9\" width=\"\(columns * 9 - 4)\" height=\"\(code.count * 20 + 44)\" rx=\"12\""
      + " class=\"f-screen s-frame\" fill=\"#ffffff\" stroke=\"#c7c7cc\" stroke-width=\"3\"/>\n"
    add(caption, seconds, drawing: "<g font-size=\"15\">\n\(frame)\(lines.joined())</g>\n")
  }

  private func text(_ text: String, _ colour: String, column: Int = 0, y: Int) -> String {
    let shown = text.trimmed
    let x = 34 + (column + text.prefix { $0 == " " }.count) * 9
    return shown.isEmpty
      ? ""
      : "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(shown.count * 9)\""
        + " lengthAdjust=\"spacingAndGlyphs\" \(Self.paint(colour))>\(XMLText.escaped(shown))</text>\n"
  }

  /// A colour of `play`, whose pictures say what each class is in the dark.
  private static func paint(_ name: String) -> String {
    let colours = [
      "primary": "#1c1c1e", "accentColor": "#007aff", "green": "#1f8a3b", "red": "#e5261b",
    ]
    return "class=\"f-\(name)\" fill=\"\(colours[name] ?? "#76767b")\""
  }

  var svg: String {
    let (width, height) = (columns * 9 + 32, rows * 20 + 72)
    let all = scenes.map(\.seconds).reduce(0, +)
    var (begin, rules, groups) = (0.0, "", "")
    for (index, (caption, seconds, drawing)) in scenes.enumerated() {
      let times = [begin, begin + seconds].map { String(format: "%.2f%%", $0 / all * 100) }
      begin += seconds
      rules +=
        "@keyframes s\(index){\(index == 0 ? "" : "0%{visibility:hidden}")"
        + "\(times[0]){visibility:visible}\(times[1]),to{visibility:hidden}}"
      let still = index == scenes.count - 1 ? ";visibility:visible" : ""
      groups += """
        <g class="scene" style="animation-name:s\(index)\(still)">
        <text x="\(width / 2)" y="31" text-anchor="middle" font-size="19" font-weight="bold" \
        \(Self.paint("primary"))>\(XMLText.escaped(caption))</text>
        <g transform="translate(0 40)">
        \(drawing)</g>
        </g>

        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \
      'DejaVu Sans Mono', 'Liberation Mono', monospace">
      <style>.scene{visibility:hidden;animation:\(String(format: "%.1f", all))s step-end infinite}\(rules)\
      @media(prefers-reduced-motion:reduce){.scene{animation:none}}</style>
      <rect width="\(width)" height="\(height)" rx="14" class="f-page" fill="#f2f2f7"/>
      \(groups)</svg>

      """
  }
}

extension ScreenProgram {
  /// The picture that a script makes of the exercise, with a line of it written and judged before.
  func movingPicture(_ program: String, _ script: PlayScript) throws -> String {
    guard let source = MarkedSource(of: exercise, in: workbook),
      let line = source.regions.first?.solution.first
    else { throw WorkbookError("\(exercise.name) has no solution.") }
    // Of the exercise's regions the first is written, and the file is shown as far as its end.
    func text(_ written: [String]?) -> AssembledText {
      source.assembled { index, region in index > 0 ? region.solution : written ?? region.stub }
    }
    let texts = [text(nil), text(source.regions[0].solution)]
    let judge = try judge.judge()
    let checks = try texts.map {
      try judge.verdict(of: exercise, text: $0.text, in: folder + "/verdict", cache: folder).checks
    }
    var picture = MovingPicture(columns: script.columns, rows: max(script.rows, 23))
    func edit(
      _ caption: String,
      _ seconds: Double,
      _ sign: String,
      _ shown: AssembledText,
      _ number: Int
    ) {
      let code = shown.text.lines.prefix(shown.regions[0].upperBound) + ["  …"]
      picture.add(
        caption,
        seconds,
        exercise.file.fileName + sign,
        code: Array(code),
        checks[number]
      )
    }
    edit("Write a line", 2.5, "", texts[0], 0)
    for part in 1...4 {
      let typed = text([String(line.prefix(line.count * part / 4))])
      edit("Write a line", part < 4 ? 0.4 : 1, " •", typed, 0)
    }
    edit("Save it: a moment later, it is checked", 3.5, "", texts[1], 1)
    var (caption, seconds) = ("Play it: each action, and what it changes", 1.8)
    for count in 0...script.requests.count {
      let requests = Array(script.requests.prefix(count))
      if requests.last == .event(.key("ctrl-t")) {
        (caption, seconds) = ("Go back in time, step by step", 2.5)
      }
      let size = (script.columns, script.rows)
      let drawing = try play(program, PlayScript(.picture, size: size, requests: requests))
      picture.add(caption, seconds, drawing: drawing)
    }
    return picture.svg
  }
}
