/// The columns of a grid, in cells.
struct GridTracks: Sendable {
  /// A column, or several that share one description.
  struct Track: Sendable {
    /// The least and the greatest width of a column.
    var width: ClosedRange<Int>
    /// Whether there are as many columns as have room.
    var isRepeated: Bool
    /// The distance from the next column.
    var spacing: Int
    var alignment: Alignment

    var isFixed: Bool { !isRepeated && width.lowerBound == width.upperBound }
  }

  /// The place of a column.
  struct Column {
    var x: Int
    var width: Int
    var alignment: Alignment
  }

  var tracks: [Track]
  /// The distance between two rows.
  var spacing: Int

  /// Whether the columns take all the width that there is.
  var fills: Bool { !tracks.allSatisfy(\.isFixed) }

  /// The columns in a width: those of one width first, and the others share what is left.
  func columns(width: Int) -> [Column] {
    var rest = width - tracks.dropLast().map(\.spacing).reduce(0, +)
    for track in tracks where track.isFixed { rest -= track.width.lowerBound }
    var open = tracks.count { !$0.isFixed }
    var columns: [Column] = []
    var x = 0
    func add(_ width: Int, _ track: Track) {
      columns.append(Column(x: x, width: width, alignment: track.alignment))
      x += width + track.spacing
    }
    for track in tracks {
      guard !track.isFixed else {
        add(track.width.lowerBound, track)
        continue
      }
      let share = max(rest, 0) / open
      open -= 1
      let count =
        track.isRepeated
        ? max((share + track.spacing) / (track.width.lowerBound + track.spacing), 1) : 1
      let each = (share - track.spacing * (count - 1)) / count
      let column = min(max(each, track.width.lowerBound), track.width.upperBound)
      for _ in 0..<count { add(column, track) }
      rest -= column * count + track.spacing * (count - 1)
    }
    return columns
  }
}
