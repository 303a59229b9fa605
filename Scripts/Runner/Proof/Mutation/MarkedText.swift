/// A solution without its markers, with what its lines were in the marked file.
struct MarkedText {
  let text: String
  /// The lines of the regions, counted from 1, a range for each region that has lines.
  let regions: [ClosedRange<Int>]
  /// For each region the line of its first marker in the marked file.
  let markers: [Int]

  init(_ source: MarkedSource) {
    var regions: [ClosedRange<Int>] = []
    var markers: [Int] = []
    var next = 1
    for segment in source.segments {
      switch segment {
      case .given(let lines):
        next += lines.count
      case .region(let region):
        if !region.solution.isEmpty {
          regions.append(next...(next + region.solution.count - 1))
          markers.append(region.line)
        }
        next += region.solution.count
      }
    }
    text = source.solution
    self.regions = regions
    self.markers = markers
  }

  func region(of line: Int) -> Int? {
    regions.firstIndex { $0.contains(line) }
  }

  /// The line in the marked file of a line in a region.
  func markedLine(_ line: Int) -> Int {
    region(of: line).map { markers[$0] + 1 + line - regions[$0].lowerBound } ?? line
  }
}
