import Foundation
import WorkbookKit

/// A picture that moves: an exercise is written, judged, and played. It has no script, so that a page
/// can show it as an image; who asks for less motion sees the last scene.
struct MovingPicture {
  private struct Scene {
    let caption: String
    let seconds: Double
    let drawing: String
  }

  private let columns: Int
  private let rows: Int
  private var scenes: [Scene] = []

  private static let captionHeight = 40

  init(size: (columns: Int, rows: Int)) {
    (columns, rows) = size
  }

  private var width: Int { columns * 9 + 32 }
  private var height: Int { rows * 20 + 32 }

  mutating func add(_ caption: String, seconds: Double, drawing: String) {
    scenes.append(Scene(caption: caption, seconds: seconds, drawing: drawing))
  }

  /// Adds a file in an editor, and its checks below: the first that fails whole, the others a line each.
  mutating func add(
    _ caption: String,
    seconds: Double,
    file: String,
    code: [String],
    checks: [Check]
  ) {
    let view = CheckView(style: Style(hasColour: false), width: columns - 6)
    let first = checks.firstIndex { $0.status == .failed }
    let verdict = checks.indices.flatMap { index in
      let details = index == first ? view.details(checks[index]).map { "    " + $0 } : []
      return view.title(checks[index]) + details
    }
    var lines = [text(file, "secondary", column: 2, y: 31)]
    for (row, pieces) in SwiftHighlighter.lines(of: code).enumerated() {
      var column = 2
      for piece in pieces {
        let colour = [.keyword: "accentColor", .comment: "secondary"][piece.role] ?? "primary"
        let shown = TextLayout.cut(piece.text, width: columns - 2 - column)
        lines.append(text(shown, colour, column: column, y: 58 + row * 20))
        column += piece.text.count
      }
    }
    for (row, line) in verdict.enumerated() {
      let colour = ["✗": "red", "✓": "green"][line.prefix(1)] ?? "secondary"
      lines.append(text(line, colour, column: 2, y: 80 + (code.count + row) * 20))
    }
    let drawing = """
      <svg width="\(width)" height="\(height)" font-size="15">
      <rect x="18" y="9" width="\(width - 36)" height="\(code.count * 20 + 44)" rx="12" \
      class="f-screen s-frame" fill="#ffffff" stroke="#c7c7cc" stroke-width="3"/>
      \(lines.filter { !$0.isEmpty }.joined(separator: "\n"))
      </svg>

      """
    add(caption, seconds: seconds, drawing: drawing)
  }

  private func text(_ text: String, _ colour: String, column: Int, y: Int) -> String {
    let indent = text.prefix { $0 == " " }.count
    let text = text.trimmed
    guard !text.isEmpty else { return "" }
    let place = "x=\"\(16 + (column + indent) * 9)\" y=\"\(y)\""
    return "<text \(place) textLength=\"\(text.count * 9)\" lengthAdjust=\"spacingAndGlyphs\""
      + " \(Self.paint[colour] ?? "")>\(XMLText.escaped(text))</text>"
  }

  /// The colours of `play`, whose pictures say what becomes of each class in the dark.
  private static let paint = [
    "primary": "#1c1c1e", "secondary": "#76767b", "accentColor": "#007aff", "green": "#1f8a3b",
    "red": "#e5261b",
  ].reduce(into: [:]) { $0[$1.key] = "class=\"f-\($1.key)\" fill=\"\($1.value)\"" }

  var svg: String {
    let all = scenes.map(\.seconds).reduce(0, +)
    var begin = 0.0
    var rules: [String] = []
    var groups: [String] = []
    for (index, scene) in scenes.enumerated() {
      let times = [begin, begin + scene.seconds].map { String(format: "%.2f%%", $0 / all * 100) }
      begin += scene.seconds
      let start = index == 0 ? "" : "0%{visibility:hidden}"
      rules.append(
        "@keyframes s\(index){\(start)\(times[0]){visibility:visible}\(times[1]),to{visibility:hidden}}"
      )
      let isLast = index == scenes.count - 1
      let style = "animation-name:s\(index)" + (isLast ? ";visibility:visible" : "")
      groups.append(
        """
        <g class="scene" style="\(style)">
        <text x="\(width / 2)" y="31" text-anchor="middle" font-size="19" font-weight="bold" \
        \(Self.paint["primary"] ?? "")>\(XMLText.escaped(scene.caption))</text>
        <g transform="translate(0 \(Self.captionHeight))">
        \(scene.drawing)</g>
        </g>
        """
      )
    }
    let height = height + Self.captionHeight
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \
      'DejaVu Sans Mono', 'Liberation Mono', monospace">
      <style>.scene{visibility:hidden;animation:\(String(format: "%.1f", all))s step-end infinite}\(rules.joined())\
      @media(prefers-reduced-motion:reduce){.scene{animation:none}}</style>
      <rect width="\(width)" height="\(height)" rx="14" class="f-page" fill="#f2f2f7"/>
      \(groups.joined(separator: "\n"))
      </svg>

      """
  }
}

extension ScreenProgram {
  /// What a script makes of the exercise, with a line of it written and judged before.
  func movingPicture(_ program: String, _ script: PlayScript) throws -> ScriptedPlay.Result {
    guard let source = MarkedSource(of: exercise, in: workbook),
      let line = source.regions.first?.solution.first
    else { throw WorkbookError("\(exercise.name) has no solution.") }
    let checks = try [source.starter, source.solution].map { text in
      try judge.verdict(of: exercise, text: text, in: folder + "/verdict", cache: folder).checks
    }
    var picture = MovingPicture(size: (script.columns, script.rows))
    func edit(_ caption: String, _ seconds: Double, _ sign: String, _ text: String, _ number: Int) {
      let file = exercise.file.fileName + sign
      let code = text.lines.map { String($0) }.dropLast(text.hasSuffix("\n") ? 1 : 0)
      picture.add(caption, seconds: seconds, file: file, code: Array(code), checks: checks[number])
    }
    edit("Write a line", 2.5, "", source.starter, 0)
    for part in 1...4 {
      let typed = source.assembled { _, _ in [String(line.prefix(line.count * part / 4))] }
      edit("Write a line", part < 4 ? 0.4 : 1, " •", typed.text, 0)
    }
    edit("Save it: a moment later, it is checked", 3.5, "", source.solution, 1)
    var (caption, seconds) = ("Play it: each action, and what it changes", 1.8)
    for count in 0...script.requests.count {
      let isBack = count > 0 && script.requests[count - 1] == .event(.key("ctrl-t"))
      if isBack { (caption, seconds) = ("Go back in time, step by step", 2.5) }
      let requests = Array(script.requests.prefix(count))
      let size = (script.columns, script.rows)
      switch try play(program, PlayScript(.picture, size: size, requests: requests)) {
      case .failed(let sentence): return .failed(sentence)
      case .made(let drawing): picture.add(caption, seconds: seconds, drawing: drawing)
      }
    }
    return .made(picture.svg)
  }
}
