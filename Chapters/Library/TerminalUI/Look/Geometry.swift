/// A size in cells of a terminal.
package struct Size: Equatable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// An area of a terminal, in cells from the top left corner.
package struct Rect: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }

  package func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  /// The common part of this area and another.
  func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left,
      y: top,
      width: min(maxX, other.maxX) - left,
      height: min(maxY, other.maxY) - top
    )
  }

  /// The area without some of its edges.
  func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.leading,
      y: y + insets.top,
      width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom
    )
  }

  /// The place of a smaller size in the area.
  func placing(_ size: Size, _ alignment: Alignment) -> Rect {
    let left = Double(width - size.width) * alignment.horizontal.fraction
    let top = Double(height - size.height) * alignment.vertical.fraction
    return Rect(
      x: x + max(Int(left), 0),
      y: y + max(Int(top), 0),
      width: min(size.width, width),
      height: min(size.height, height)
    )
  }
}

/// Room at the edges of an area, in cells.
struct Insets: Equatable, Sendable {
  var top: Int
  var leading: Int
  var bottom: Int
  var trailing: Int
}

/// The least and the greatest size of a frame, in cells; `nil` for what the content decides.
struct FrameLimits: Equatable, Sendable {
  var minWidth: Int?
  var maxWidth: Int?
  var minHeight: Int?
  var maxHeight: Int?
}

/// The room that an element is offered, in cells; `nil` for as much as it wants.
struct Proposal: Equatable, Sendable {
  var width: Int?
  var height: Int?
}

/// The layout of an element's content.
enum Layout: Sendable {
  case text([TextRun], TextAlignment, limit: Int?)
  case field(text: String, placeholder: String, TextAlignment)
  case bar(fraction: Double, isSlider: Bool)
  /// A sign that turns while time goes by.
  case spinner
  case divider
  /// A sign on each row of what it stands beside.
  case bracket(Character)
  case spacer(minimum: Int)
  case fill(Color)
  case vertical(HorizontalAlignment, spacing: Int)
  case horizontal(VerticalAlignment, spacing: Int)
  /// Three elements in a row: at the left, in the middle, and at the right.
  case edges
  case depth(Alignment)
  /// Rows of children, each in its column.
  case grid(GridTracks)
  /// The second child is on top of the first, or behind it, and has no part in the size.
  case overlay(Alignment, isBehind: Bool)
  case padding(Insets)
  case frame(FrameLimits, Alignment)
  /// The content is moved by columns and rows, and keeps its room.
  case offset(x: Int, y: Int)
  /// As much room as the content takes, of which nothing is shown.
  case hidden
  case border(Color)
  /// Takes all that there is; content that is smaller is in the middle.
  case page
  /// Rows below each other, of which those are shown for which there is room.
  case list
}
