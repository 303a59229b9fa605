/// The second copy of a file, such as `Timer 2.swift` or `Timer-DESKTOP.swift`: a cloud writes one where two
/// machines have saved the same file.
package enum FileCopy {
  /// The name of the file that a source looks like a copy of; nil if it looks like none.
  ///
  /// - Parameter names: The names in its folder.
  static func original(of name: String, in names: [String]) -> String? {
    guard name.hasSuffix(".swift") else { return nil }
    return names.first { original in
      guard original.hasSuffix(".swift") else { return false }
      let stem = original.dropLast(".swift".count)
      return name.hasPrefix(stem) && name.dropFirst(stem.count).first.map(" (-".contains) == true
    }
  }

  /// A sentence about each copy of a learner's file.
  package static func notes(of exercise: Exercise, in workbook: Workbook) -> [String] {
    let tests = exercise.isOwn ? exercise.suiteFile : exercise.ownTestsFile
    return [exercise.file, tests].compactMap { $0 }.flatMap { file in
      let names = Files.names(in: workbook.absolute(file.parentFolder))
      return names.filter { original(of: $0, in: names) == file.fileName }.map { name in
        "`\(file.parentFolder)/\(name)` looks like a copy of `\(file.fileName)`, and does not count: keep"
          + " what is right in `\(file.fileName)`, and move the other away."
      }
    }
  }

  /// A sentence about each copy among files that are compiled together, of which neither compiles.
  ///
  /// - Parameter files: As absolute paths.
  static func notes(among files: [String]) -> [String] {
    let folders = Dictionary(grouping: files, by: \.parentFolder).mapValues { $0.map(\.fileName) }
    return files.compactMap { file in
      original(of: file.fileName, in: folders[file.parentFolder] ?? []).map {
        "\(file) looks like a copy of \($0), which has the same names: move it away."
      }
    }
  }
}
