import WorkbookKit

/// A picture of boxes, lines and texts, which takes its colours from the page's style sheet.
struct Drawing {
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  struct Size: Equatable {
    var width: Double
    var height: Double
  }

  enum Shape {
    case box(center: Point, size: Size, name: String)
    /// The frame of a group, drawn behind all else.
    case frame(origin: Point, size: Size)
    case line(path: String, name: String)
    case arrowhead(tip: Point, towards: Point)
    /// Lines of text around a point.
    case text([String], center: Point, name: String)
    case title(String, origin: Point)
  }

  var size: Size
  var shapes: [Shape] = []

  func svg(class name: String, label: String) -> String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    let parts = shapes.map(Self.svg).joined(separator: "\n")
    return "<svg class=\"\(name)\" role=\"img\" aria-label=\"\(XMLText.attribute(label))\""
      + " viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\">\n"
      + parts + "\n</svg>"
  }

  private static func svg(_ shape: Shape) -> String {
    switch shape {
    case .box(let center, let size, let name):
      return rectangle(
        Point(x: center.x - size.width / 2, y: center.y - size.height / 2),
        size,
        name
      )
    case .frame(let origin, let size):
      return rectangle(origin, size, "group")
    case .line(let path, let name):
      return "<path class=\"\(name)\" d=\"\(path)\"/>"
    case .arrowhead(let tip, let direction):
      // Two corners, each beside the line and behind the tip.
      let (back, side) = (9.0, 4.0)
      let corners = [-side, side].map { side in
        Point(
          x: tip.x - direction.x * back - direction.y * side,
          y: tip.y - direction.y * back + direction.x * side
        )
      }
      let points = ([tip] + corners).map { "\(number($0.x)),\(number($0.y))" }
      return "<polygon class=\"head\" points=\"\(points.joined(separator: " "))\"/>"
    case .text(let lines, let center, let name):
      let first = center.y - Double(lines.count - 1) * TextSize.lineHeight / 2 + 4.5
      return lines.enumerated().map { index, line in
        let y = number(first + Double(index) * TextSize.lineHeight)
        return "<text class=\"\(name)\" x=\"\(number(center.x))\" y=\"\(y)\">"
          + "\(XMLText.escaped(line))</text>"
      }.joined(separator: "\n")
    case .title(let text, let origin):
      return "<text class=\"title\" x=\"\(number(origin.x))\" y=\"\(number(origin.y))\">"
        + "\(XMLText.escaped(text))</text>"
    }
  }

  private static func rectangle(_ origin: Point, _ size: Size, _ name: String) -> String {
    "<rect class=\"\(name)\" x=\"\(number(origin.x))\" y=\"\(number(origin.y))\""
      + " width=\"\(number(size.width))\" height=\"\(number(size.height))\" rx=\"6\"/>"
  }

  /// A number of a path, without decimals that are too small to see.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let rest = abs(tenths) % 10
    return sign + "\(abs(tenths) / 10)" + (rest == 0 ? "" : ".\(rest)")
  }
}
