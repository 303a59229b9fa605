import Foundation
import WorkbookKit
import WorkbookPlayProtocol

/// The folder in which a played program keeps its files: its home, with the documents, and its
/// temporary files. What it has saved is there when it is played again.
///
/// A replay saves everything once more. So it begins with the files that were there when the
/// session began, and not with those that it is about to write.
struct PlayedHome {
  private let home: ProgramHome
  private let beginning: String
  /// The first identifier of the session: those of an earlier session may be in its files.
  private let firstIdentifier: Int

  /// Begins a session.
  ///
  /// - Throws: `WorkbookError` if a file cannot be written.
  init(of exercise: Exercise, in workbook: Workbook) throws {
    let folder = "\(workbook.playedFolder)/\(exercise.id)"
    home = try ProgramHome(at: folder + "/home")
    beginning = folder + "/beginning"
    let isUnused = Files.allFiles(below: home.path, withHidden: true).isEmpty
    let count = isUnused ? 0 : (Files.text(folder + "/sessions").flatMap { Int($0) } ?? 0) + 1
    try Files.write("\(count)", to: folder + "/sessions")
    firstIdentifier = PlayRequest.leastIdentifier + count * 100
    try Self.copy(home.path, to: beginning)
  }

  /// Puts back the files with which the session began.
  ///
  /// - Throws: `WorkbookError` if one cannot be written.
  func rewind() throws {
    try Self.copy(beginning, to: home.path)
  }

  /// The environment of a program that has its files here.
  func environment(from environment: [String: String]) -> [String: String] {
    var environment = home.environment(from: environment)
    environment[PlayRequest.firstIdentifier] = "\(firstIdentifier)"
    return environment
  }

  private static func copy(_ folder: String, to place: String) throws {
    if Files.exists(place) { try Files.remove(place) }
    do {
      try FileManager.default.copyItem(atPath: folder, toPath: place)
    } catch {
      throw WorkbookError("Cannot copy \(folder) to \(place).")
    }
  }
}
