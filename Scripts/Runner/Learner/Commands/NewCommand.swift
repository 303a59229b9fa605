import Foundation
import WorkbookKit

/// `workbook new Tip`: begins a feature of the learner's own.
struct NewCommand: Command {
  static let name = "new"
  static let group = CommandGroup.takingHome
  static let summary = "begins a feature of your own, with a view, a preview and a test"
  static let help = """
    workbook new Tip     writes Chapters/Mine/Tip.swift, a feature with a view and a
                         preview, and Tests/MineTests/TipTests.swift, a test of it
    workbook new Twist --from 1.13
                         begins with your files of a project, and with the given files
                         that they need; the project stays as it is

    `run`, `watch`, `play` and `list` take it by its name, as they take an exercise by
    its number. It has no points. A feature may use what your other features declare,
    as the files of an app do; what all of them share stands in Chapters/Mine/Support.

    Example: Scripts/workbook new Tip
    """

  let feature: String?
  private let project: String?

  init(_ arguments: inout Arguments) throws {
    project = try arguments.value("--from")
    feature = arguments.takeOperand()
  }

  func run(in context: Context) throws -> ExitStatus {
    guard let feature else {
      throw WorkbookError("`new` needs a name for the feature: `Scripts/workbook new Tip`.")
    }
    let workbook = try context.workbook()
    guard workbook.source == .chapters else {
      throw WorkbookError(
        "The solutions' tree has no features of your own: unset WORKBOOK, and try again."
      )
    }
    try FeatureName(workbook: workbook).check(feature)
    let template = FeatureTemplate(name: feature)
    let stage = try project.map { try projectStage($0, in: workbook) }
    let texts = try stage?.ownTexts() ?? [template.feature, template.tests]
    let file = OwnFeature.file(of: feature)
    let tests = OwnFeature.testsFile(of: feature)
    if let stage { try copySupport(of: stage.stage, usedBy: texts, in: workbook) }
    for (path, text) in zip([file, tests], texts) {
      try Files.makeFolder(workbook.absolute(path.parentFolder))
      guard try Files.writeNew(Data(text.utf8), to: workbook.absolute(path)) else {
        throw WorkbookError("\(path) is there already, and was not changed: take another name.")
      }
    }
    let places = context.places(in: workbook)
    let lines = CommandLines(in: context, of: workbook)
    let id = feature.lowercased()
    let beginning =
      if let stage {
        [
          "\(places(file)) begins with what you wrote in \(stage.stage.name).",
          "\(places(tests)) has your tests of it.",
        ]
      } else {
        [
          "\(places(file)) is your feature: it counts taps, and has a view and a preview.",
          "\(places(tests)) has its first test.",
        ]
      }
    context.output.write(
      lines: beginning + [""]
        + lines.lines([
          ("run \(id)", "runs its tests"),
          ("play \(id)", "shows its preview as an app, with a log of its actions"),
          ("watch \(id)", "stays, and runs the tests whenever you save"),
        ])
    )
    return .passed
  }

  private func projectStage(_ name: String, in workbook: Workbook) throws -> ProjectStage {
    try ProjectStage(ExerciseLookup(workbook: workbook).exercise(name), in: workbook)
  }

  /// The chapter's given files are in another module, so the feature gets those that it needs.
  private func copySupport(
    of stage: Exercise,
    usedBy texts: [String],
    in workbook: Workbook
  ) throws {
    let folder = workbook.absolute("Chapters/\(stage.chapterFolder)/Support")
    let candidates = Files.names(in: folder).compactMap { name in
      Files.text("\(folder)/\(name)").map { SourceUse.Candidate(path: name, text: $0) }
    }
    // Every feature has a `State`, and means its own: a file that is needed is found by its own name.
    .filter { candidate in candidate.names.contains { candidate.path == "\($0).swift" } }
    let support = workbook.absolute("Chapters/\(OwnFeature.module)/Support")
    for name in SourceUse(candidates: candidates).paths(usedBy: texts) {
      try Files.makeFolder(support)
      // One that another feature has brought along is kept.
      let text = Files.text("\(folder)/\(name)") ?? ""
      _ = try Files.writeNew(Data(text.utf8), to: "\(support)/\(name)")
    }
  }
}
