import WorkbookKit

/// A file or folder that is named like an exercise.
struct Candidate {
  let entry: SubmittedEntry
  let id: ExerciseID
  /// The file of the exercise that it may be: 1 is the learner's test file beside a feature.
  let part: Int
  /// The smallest is taken: a file before a folder, the last attempt, and the exercise's own place and
  /// name first.
  let rank: (isFolder: Int, attempt: Int, place: Int, isRenamed: Int, depth: Int, path: String)

  /// - Parameters:
  ///   - entry: A file or folder.
  ///   - exercise: The one that its name means.
  init(_ entry: SubmittedEntry, _ exercise: Exercise) {
    (self.entry, id) = (entry, exercise.id)
    let folders = entry.folders
    let isTest = folders.last == TestFolder.name || entry.name.contains("Test")
    part = exercise.hasOwnTests && isTest ? 1 : 0
    let file = exercise.starterFiles[part]
    let own = file.parentFolder.split(separator: "/").map(String.init)
    let place = zip(folders.reversed(), own.reversed()).prefix { $0 == $1 }.count
    let isRenamed = entry.name != file.fileName
    let attempt = SubmissionSource.flatName(entry.name)?.attempt ?? 0
    let folder = entry.isFolder ? 1 : 0
    rank = (folder, -attempt, -place, isRenamed ? 1 : 0, folders.count, entry.path)
  }
}
