import Foundation
import WorkbookKit

/// The results of several machines, or of several runs, put together.
struct MergedResults {
  /// By name.
  var submissions: [GradedSubmission] = []
  /// The remarks for an instructor, one sentence each.
  var remarks: [String] = []
  /// Whether nothing among the results contradicts anything else.
  var isConsistent = true

  /// Reads every JSON file in a folder and the folders below it.
  ///
  /// - Throws: A sentence, if there are no results.
  init(folder: String) throws {
    guard Files.isFolder(folder) else {
      throw WorkbookError("There is no folder \(folder) with results to merge.")
    }
    let files = Files.allFiles(below: folder).filter { $0.hasSuffix(".json") }
    try self.init(
      files: files.map { path in
        (String(path.dropFirst(folder.count).drop { $0 == "/" }), Files.text(path) ?? "")
      }
    )
    guard !submissions.isEmpty else {
      throw WorkbookError(
        "\(folder) holds no results of `workbook grade`. They are JSON files, which"
          + " --format json --output DIR writes."
      )
    }
  }

  /// - Parameter files: Their names and texts. Where two have a submission of the same name, the
  ///   first counts.
  init(files: [(name: String, text: String)]) throws {
    var origins: [String: String] = [:]
    var known: [String: GradedSubmission] = [:]
    for file in files {
      guard let results = try? GradingJSON.submissions(in: Data(file.text.utf8)) else {
        // Files of other formats may lie beside the results.
        guard !Self.isOtherFormat(file.name) else { continue }
        remarks.append("\(file.name) holds no results that could be read; it is left out.")
        isConsistent = false
        continue
      }
      for result in results {
        guard let first = known[result.submission] else {
          known[result.submission] = result
          origins[result.submission] = file.name
          continue
        }
        let origin = origins[result.submission] ?? ""
        remarks.append(Self.remark(on: result, in: file.name, after: first, in: origin))
        if !Self.isSame(result, first) { isConsistent = false }
      }
    }
    submissions = known.values.sorted { $0.submission < $1.submission }
    compareWorkbooks()
  }

  private static func isOtherFormat(_ name: String) -> Bool {
    GradingFormat.allCases.contains { $0 != .json && name.hasSuffix($0.suffix) }
  }

  /// Whether two results say the same; how long they took does not matter.
  private static func isSame(_ one: GradedSubmission, _ other: GradedSubmission) -> Bool {
    var one = one
    one.seconds = other.seconds
    one.sandbox = other.sandbox
    return one == other
  }

  private static func remark(
    on result: GradedSubmission,
    in file: String,
    after first: GradedSubmission,
    in origin: String
  ) -> String {
    let name = "\"\(Sanitizer.line(result.submission))\""
    let place = origin == file ? "twice in \(file)" : "in \(origin) and in \(file)"
    let points = [first, result].map { PointsText.of($0.points) }
    if isSame(result, first) { return "\(name) is \(place), with the same result." }
    let difference =
      points[0] == points[1]
      ? "with different results for \(points[0]) points"
      : "with \(points[0]) and with \(points[1]) points"
    return "\(name) is \(place), \(difference); the first one counts."
  }

  /// Results of different workbooks, or for different points, cannot be compared.
  private mutating func compareWorkbooks() {
    let workbooks = Dictionary(grouping: submissions) { $0.workbook }
    if workbooks.count > 1 {
      isConsistent = false
      let groups = workbooks.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      let words = groups.map {
        "\($0.value.count) by \(Self.short($0.key))\(Self.example($0.value))"
      }
      remarks.append(
        "These results come from \(workbooks.count) versions of the workbook: "
          + words.joined(separator: "; ") + "."
      )
    }
    let maxima = Dictionary(grouping: submissions.filter { $0.voidReason == nil }) {
      PointsText.of($0.maxPoints)
    }
    if maxima.count > 1 {
      isConsistent = false
      let groups = maxima.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      let words = groups.map { "\($0.value.count) of \($0.key)\(Self.example($0.value))" }
      remarks.append(
        "The points to be had differ: " + words.joined(separator: "; ")
          + ". Were they graded with the same options?"
      )
    }
  }

  /// The first letters of a fingerprint are enough for people.
  private static func short(_ fingerprint: String) -> String {
    "version " + Sanitizer.line(String(fingerprint.prefix(8)))
  }

  private static func example(_ submissions: [GradedSubmission]) -> String {
    submissions.first.map { " (such as \"\(Sanitizer.line($0.submission))\")" } ?? ""
  }
}
