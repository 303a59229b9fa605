/// A solution's text, cut at the markers that say what the learner writes.
///
/// A region is between `// BEGIN SOLUTION` and `// END SOLUTION`; the `// STUB:` lines that follow
/// it are what the starter has in its place. A first line `// REPAIR` makes all of the starter a comment.
package struct MarkedSource: Equatable {
  package struct Region: Equatable {
    /// The line of its first marker, counted from 1.
    package var line: Int
    package var solution: [String]
    package var stub: [String]
  }

  package enum Segment: Equatable {
    case given([String])
    case region(Region)
  }

  package let segments: [Segment]

  package init(segments: [Segment]) {
    self.segments = segments
  }

  package var regions: [Region] {
    segments.compactMap { if case .region(let region) = $0 { region } else { nil } }
  }

  /// The text that the learner begins with.
  package var starter: String { assembled { $1.stub }.text }

  /// The answer as a person would write it, without a marker.
  package var solution: String { assembled { $1.solution }.text }

  /// The given lines, with lines of the caller's choice in place of each region.
  ///
  /// - Parameter lines: Called with the index of each region, counted from 0, and the region.
  package func assembled(_ lines: (_ index: Int, _ region: Region) -> [String]) -> AssembledText {
    var all: [String] = []
    var regions: [Range<Int>] = []
    for segment in segments {
      switch segment {
      case .given(let given):
        all += given
      case .region(let region):
        let start = all.count + 1
        all += lines(regions.count, region)
        regions.append(start..<(all.count + 1))
      }
    }
    return AssembledText(text: all.joined(separator: "\n"), regions: regions)
  }
}

/// A text made from a marked solution.
package struct AssembledText: Equatable, Sendable {
  package let text: String
  /// The lines of each region, counted from 1; empty if the region has none in this text.
  package let regions: [Range<Int>]

  /// The index of the region that holds a line; nil for a given line.
  package func region(ofLine line: Int) -> Int? {
    regions.firstIndex { $0.contains(line) }
  }
}

extension MarkedSource {
  /// Reads a solution.
  ///
  /// - Parameter file: Relative to the root.
  /// - Throws: `WorkbookError` if it is not there, and what is wrong with its markers.
  package init(reading file: String, root: String) throws {
    guard let text = Files.text(root + "/" + file) else {
      throw WorkbookError("Cannot read \(file), without which there is no starter and no solution.")
    }
    try self.init(parsing: text, file: file)
  }

  /// Reads the solutions of all files of an exercise as one.
  ///
  /// - Parameter files: Relative to the root.
  /// - Throws: `WorkbookError` if one is not there, and what is wrong with its markers.
  package init(ofAll files: [String], root: String) throws {
    let sources = try files.map { try MarkedSource(reading: $0, root: root) }
    self =
      sources.count == 2 ? Project.source(feature: sources[0], tests: sources[1]) : sources[0]
  }

  /// The marked solution of an exercise; nil if it is not there or a marker is wrong.
  package init?(of exercise: Exercise, in workbook: Workbook) {
    try? self.init(ofAll: exercise.solutionFiles, root: workbook.root)
  }
}
