/// Colors for a picture.
package enum PictureTheme: String, CaseIterable, Sendable {
  case light, dark

  var background: String { self == .light ? "#ffffff" : "#1c1c1e" }
  var text: String { self == .light ? "#1c1c1e" : "#f2f2f7" }
  var frame: String { self == .light ? "#c7c7cc" : "#48484a" }

  func hex(_ color: Color?, isDim: Bool) -> String {
    guard let color else { return isDim ? hex(.secondary, isDim: false) : text }
    switch color.name {
    case .primary: return text
    case .secondary: return self == .light ? "#8a8a8e" : "#98989f"
    case .clear: return "none"
    case .accentColor, .blue: return self == .light ? "#007aff" : "#0a84ff"
    case .red: return self == .light ? "#ff3b30" : "#ff453a"
    case .orange: return "#ff9500"
    case .yellow: return "#ffcc00"
    case .green: return self == .light ? "#34c759" : "#30d158"
    case .mint: return "#00c7be"
    case .teal: return "#30b0c7"
    case .cyan: return "#32ade6"
    case .indigo: return "#5856d6"
    case .purple: return "#af52de"
    case .pink: return "#ff2d55"
    case .brown: return "#a2845e"
    case .white: return "#ffffff"
    case .gray: return "#8e8e93"
    case .black: return "#000000"
    }
  }
}

extension CellGrid {
  /// Width and height of a cell in a picture, in pixels, and the room around the cells.
  private static let cell = (width: 9, height: 20)
  private static let margin = 14

  /// The cells as a picture in a frame with round corners, in the SVG format.
  ///
  /// - Parameter theme: The colors.
  /// - Returns: The picture, a whole document.
  package func svg(_ theme: PictureTheme) -> String {
    let cell = Self.cell
    let margin = Self.margin
    let width = width * cell.width + 2 * margin
    let height = height * cell.height + 2 * margin
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="ui-monospace, Menlo, Consolas, monospace" \
      font-size="15">
      """,
      """
      <rect x="1" y="1" width="\(width - 2)" height="\(height - 2)" rx="22" \
      fill="\(theme.background)" stroke="\(theme.frame)" stroke-width="2"/>
      """,
    ]
    for y in 0..<self.height { lines += row(y, theme) }
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func row(_ y: Int, _ theme: PictureTheme) -> [String] {
    var areas: [String] = []
    var texts: [String] = []
    var x = 0
    while x < width {
      let style = self[x, y].style
      var end = x + 1
      while end < width, self[end, y].style == style { end += 1 }
      let cells = (x..<end).map { self[$0, y] }
      let text = cells.filter { !$0.isContinuation }.map { String($0.character) }.joined()
      let left = Self.margin + x * Self.cell.width
      let top = Self.margin + y * Self.cell.height
      let length = (end - x) * Self.cell.width
      var fill = theme.hex(style.foreground, isDim: style.isDim)
      var background = style.background.map { theme.hex($0, isDim: false) }
      if style.isReversed {
        background = fill
        fill = theme.background
      }
      if let background, background != "none" {
        areas.append(
          """
          <rect x="\(left)" y="\(top)" width="\(length)" height="\(Self.cell.height)" \
          fill="\(background)"/>
          """
        )
      }
      if text.contains(where: { $0 != " " }) {
        // The length keeps columns in line whatever the font.
        texts.append(
          """
          <text x="\(left)" y="\(top + 15)" textLength="\(length)" fill="\(fill)"\
          \(style.svgAttributes) xml:space="preserve">\(text.escapedForXML)</text>
          """
        )
      }
      x = end
    }
    return areas + texts
  }
}

extension TextStyle {
  fileprivate var svgAttributes: String {
    var attributes = ""
    if isBold { attributes += " font-weight=\"bold\"" }
    if isItalic { attributes += " font-style=\"italic\"" }
    var lines: [String] = []
    if isUnderlined { lines.append("underline") }
    if isStruckThrough { lines.append("line-through") }
    if !lines.isEmpty { attributes += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    return attributes
  }
}

extension String {
  fileprivate var escapedForXML: String {
    var escaped = ""
    for character in self {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
