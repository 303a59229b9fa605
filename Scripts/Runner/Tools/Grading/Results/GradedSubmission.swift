import WorkbookKit

/// The result of grading one submission: all that any format shows. It holds the exercises that the
/// instructor chose, and no others.
struct GradedSubmission: Decodable, Equatable, Sendable {
  /// The name of its folder or archive, without the extension. The learner chose it: it may hold
  /// any character but a slash.
  var submission: String
  /// The words of its platform on the time: `late`, or when it was; nil if there are none.
  var handedIn: String?
  /// The fingerprint of the workbook that graded it; results of two workbooks are not comparable.
  var workbook: String
  var chapters: [GradedChapter]
  /// The things in its files that do not belong in an exercise.
  var flags: [Flag] = []
  /// For the instructor: what was ignored, and what differs from the workbook's own.
  var notes: [String] = []
  /// Whether its programs ran behind a wall.
  var isWalled = true
  /// The reason why nothing of it could be graded, such as an archive that cannot be read; nil if it was.
  var voidReason: String?
  /// All by which it can be had again.
  var grading = GradingStamp()
  /// The instructor's remark to the learner; nil if there is none. No format but the page has it.
  var remark: String?
  /// The questions to its learner; none unless they were asked for. No format of results has them.
  var questions: [ChangeQuestion] = []
  /// The time from the first look at it to the last verdict.
  var seconds = 0.0

  private enum CodingKeys: String, CodingKey {
    case submission, handedIn, workbook, grading, chapters, flags, notes, isWalled, voidReason
    case seconds
  }

  /// Whether all of it could be judged. Where the machine could not judge a part, the points of all
  /// are not known yet.
  var hasPoints: Bool { voidReason == nil && !hasFault }
  /// Whether the machine could not judge some of it.
  var hasFault: Bool { exercises.contains { $0.verdict.status == .notJudged } }
  var exercises: [GradedExercise] { chapters.flatMap { $0.exercises } }
  var sum: PointsSum { PointsSum(of: exercises) }
  var points: Double { sum.points }
  var maxPoints: Double { sum.maxPoints }
}

/// A chapter of a graded submission.
struct GradedChapter: Decodable, Equatable, Sendable {
  var number: Int
  /// The module's name, such as `Effects`.
  var id: String
  var title: String
  var exercises: [GradedExercise]

  var sum: PointsSum { PointsSum(of: exercises) }
}

/// An exercise of a graded submission.
struct GradedExercise: Equatable, Sendable {
  /// Its number, such as `3.4`.
  var id: String
  var title: String
  /// As in the workbook: `Chapters/03-Effects/3.7-Timer.swift`.
  var file: String
  /// Its checks are the workbook's own, never the instructor's hidden ones.
  var verdict: Verdict
  /// The results of the instructor's own suite. Neither names nor messages are for the learner.
  var hiddenChecks: [Check] = []
  /// Whole numbers, unless points are given by checks passed.
  var points: Double
  var maxPoints: Double
  /// Whether its points count apart.
  var isExtra = false
  /// The code of the text, by which an instructor knows it again; nil if there is none.
  var code: String?
  /// A fingerprint of it without names and layout. No format has it.
  var form: String?
  /// The reason why there are no points although something was handed in, for the instructor; nil if it was
  /// graded.
  var voidReason: String?

  /// The number of checks that passed, the hidden ones included.
  var passedChecks: Int { (verdict.checks + hiddenChecks).filter { $0.status == .passed }.count }
  var allChecks: Int { verdict.checks.count + hiddenChecks.count }
}

/// A place in a submission that an instructor should look at. It never changes points.
struct Flag: Codable, Equatable, Hashable, Sendable {
  /// The exercise in whose file it is.
  var exercise: String
  /// As in the workbook: `Chapters/03-Effects/3.7-Timer.swift`.
  var file: String
  /// The lines in which its word stands; none if it stands in no line under this name.
  var lines: [Int]
  /// A phrase such as `reaches for exit`.
  var what: String
  /// The oddity, and the question to ask, as a short sentence.
  var why: String
}
