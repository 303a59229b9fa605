import Foundation
import WorkbookKit

/// `workbook new Tip`: begins a feature of the learner's own.
struct NewCommand: Command {
  static let name = "new"
  static let summary = "begins a feature of your own, with a view, a preview and a test"
  static let help = """
    workbook new Tip          writes Chapters/Mine/Tip.swift, a feature with a view and a
                              preview, and Tests/MineTests/TipTests.swift, a test of it

    `run`, `watch`, `play` and `list` take it by its name, as they take an exercise by
    its number. It has no points. What several of your features share stands in the
    folder Chapters/Mine/Support.

    Example: Scripts/workbook new Tip
    """

  let feature: String?

  init(_ arguments: inout Arguments) throws {
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
    let file = OwnFeature.file(of: feature)
    let tests = OwnFeature.testsFile(of: feature)
    for (path, text) in [(file, template.feature), (tests, template.tests)] {
      try Files.makeFolder(workbook.absolute(path.parentFolder))
      guard try Files.writeNew(Data(text.utf8), to: workbook.absolute(path)) else {
        throw WorkbookError("\(path) is there already, and was not changed: take another name.")
      }
    }
    let places = context.places(in: workbook)
    let lines = CommandLines(in: context, of: workbook)
    let id = feature.lowercased()
    context.output.write(
      lines: [
        "\(places(file)) is your feature: it counts taps, and has a view and a preview.",
        "\(places(tests)) has its first test.",
        "",
      ]
        + lines.lines([
          ("run \(id)", "runs its tests"),
          ("play \(id)", "plays its preview: you see it run, and each action"),
          ("watch \(id)", "stays, and runs the tests whenever you save"),
        ])
    )
    return .passed
  }
}
