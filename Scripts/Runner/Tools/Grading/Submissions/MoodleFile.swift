/// A file of Moodle's download without folders, such as `Ada_1_assignsubmission_file_3.8-Timer.swift`.
struct MoodleFile {
  /// The learner's name and number.
  let learner: String
  /// The name that the learner gave the file.
  let rest: String

  /// - Parameter name: The file's name; nil if it has another form.
  init?(_ name: String) {
    guard let match = name.wholeMatch(of: #/(.+?_[0-9]+)_assignsubmission_file_(.+)/#) else {
      return nil
    }
    (learner, rest) = (String(match.output.1), String(match.output.2))
  }
}
