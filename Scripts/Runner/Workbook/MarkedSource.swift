/// A solution's text, cut at the markers that say what the learner writes.
///
/// A region stands between `// BEGIN SOLUTION` and `// END SOLUTION`; the `// STUB:` lines that follow
/// it are what the starter has in its place.
struct MarkedSource: Equatable {
  struct Region: Equatable {
    /// The line of its first marker, counted from 1.
    var line: Int
    var solution: [String]
    var stub: [String]
  }

  enum Segment: Equatable {
    case given([String])
    case region(Region)
  }

  let segments: [Segment]

  var regions: [Region] {
    segments.compactMap { if case .region(let region) = $0 { region } else { nil } }
  }

  /// What the learner begins with.
  var starter: String { text { _ in true } }

  /// The answer as a person would write it, without a marker.
  var solution: String { text { _ in false } }

  /// The text with some regions solved and others replaced by their stubs.
  ///
  /// - Parameter isStub: Whether the region of that index, counted from 0, is left to the learner.
  func text(isStub: (Int) -> Bool) -> String {
    var lines: [String] = []
    var index = 0
    for segment in segments {
      switch segment {
      case .given(let given):
        lines += given
      case .region(let region):
        lines += isStub(index) ? region.stub : region.solution
        index += 1
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension MarkedSource {
  /// Reads a solution.
  ///
  /// - Parameter file: Relative to the root.
  /// - Throws: A sentence, if it is not there, and what is wrong with its markers.
  init(reading file: String, root: String) throws {
    guard let text = Files.text(root + "/" + file) else {
      throw WorkbookError("Cannot read \(file), without which there is no starter and no solution.")
    }
    try self.init(parsing: text, file: file)
  }

  /// The marked solution of an exercise; nil if it is not there or a marker is wrong.
  init?(of exercise: Exercise, in workbook: Workbook) {
    try? self.init(reading: exercise.solutionFile, root: workbook.root)
  }
}
