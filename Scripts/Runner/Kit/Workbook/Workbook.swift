/// The tree that the chapters are built from.
package enum Source: String, Sendable {
  case chapters = "Chapters"
  case solutions = "Solutions"
}

/// The workbook as its lessons describe it.
package struct Workbook: Sendable {
  /// The folder that holds `Package.swift`, as an absolute path without links.
  package let root: String
  package let source: Source
  package let chapters: [Chapter]
  /// The learner's own features as a chapter; nil in the tree of the solutions.
  package let own: Chapter?

  package var exercises: [Exercise] { chapters.flatMap { $0.exercises } }
  package var ownFeatures: [Exercise] { own?.exercises ?? [] }
  /// The chapters with the learner's own features, which come last.
  package var chaptersWithOwn: [Chapter] { chapters + (own.map { [$0] } ?? []) }
  package var exercisesWithOwn: [Exercise] { exercises + ownFeatures }

  /// The folder of files that the runner can make again; deleting the build folder loses no work.
  package var cacheFolder: String { root + "/.build/workbook" }

  /// The folder of the programs that are played, apart for the solutions, which a learner plays too.
  package var playFolder: String { cacheFolder + "/play" + ofSolutions }
  /// The folder of the files that they write.
  package var playedFolder: String { cacheFolder + "/played" + ofSolutions }
  private var ofSolutions: String { source == .solutions ? "-finished" : "" }

  /// Reads the lessons and finds the files that belong to them.
  ///
  /// - Throws: `WorkbookError` if the folder holds no chapter.
  package init(root: String, source: Source) throws {
    self.root = root
    self.source = source
    chapters = Files.names(in: root + "/Chapters").compactMap { folder in
      Chapter(folder: folder, root: root, source: source)
    }
    own = source == .chapters ? Chapter(ownFeaturesIn: root) : nil
    if chapters.isEmpty {
      throw WorkbookError(
        "\(root)/Chapters holds no chapter such as 01-ReduxBasics."
      )
    }
  }

  package func absolute(_ path: String) -> String { root + "/" + path }

  /// The opposite of `absolute`; a path that is not below the root is not changed.
  package func relative(_ path: String) -> String {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
  }

  /// A file that all pages for a browser have, by its name.
  ///
  /// - Throws: `WorkbookError` if it is missing.
  package func bookAsset(_ name: String) throws -> String {
    let file = "Scripts/Book/\(name)"
    guard let text = Files.text(absolute(file)) else {
      throw WorkbookError("\(file) is missing: `git checkout \(file)` brings it back.")
    }
    return text
  }
}
