/// The places of the children of a grid.
@MainActor
struct GridLayout {
  private let children: [Element]
  private let tracks: GridTracks

  init(_ children: [Element], _ tracks: GridTracks) {
    self.children = children
    self.tracks = tracks
  }

  /// The size of the grid in a width; without one, the columns are as wide as the widest child.
  func size(width: Int?) -> Size {
    let widest = children.map { $0.measure(Proposal()).width }.max() ?? 0
    let width =
      width
      ?? tracks.tracks.map { max(widest, $0.width.lowerBound) + $0.spacing }
      .reduce(0, +)
    let places = places(width: width)
    return Size(
      width: places.map(\.area.maxX).max() ?? 0,
      height: places.map(\.area.maxY).max() ?? 0
    )
  }

  /// The area of each child in a width, from the top left corner, and its place in there.
  func places(width: Int) -> [(child: Element, area: Rect, alignment: Alignment)] {
    let columns = tracks.columns(width: width)
    guard !columns.isEmpty else { return [] }
    var places: [(Element, Rect, Alignment)] = []
    var y = 0
    for start in stride(from: 0, to: children.count, by: columns.count) {
      let row = zip(children[start...], columns)
      let height = row.map { $0.measure(Proposal(width: $1.width)).height }.max() ?? 0
      for (child, column) in row {
        let area = Rect(x: column.x, y: y, width: column.width, height: height)
        places.append((child, area, column.alignment))
      }
      y += height + tracks.spacing
    }
    return places
  }
}
