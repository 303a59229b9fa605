import Foundation
import WorkbookKit

/// `workbook export 6.10 --to DIR`: a package for Xcode with what the learner wrote.
struct ExportCommand: Command {
  static let name = "export"
  static let group = CommandGroup.takingHome
  static let summary = "writes a package for Xcode with what you wrote, on the real TCA"
  static let help = """
    workbook export 6.10 --to ../ShoppingList
                          writes a package with your file, its screen, its suite and the given
                          files that they use; it depends on the real TCA
    workbook export tip --to ../Tip
                          writes a feature of your own with its tests, the features that it
                          uses, and what your features share
    workbook export --all --to ../Workbook
                          writes every exercise, a module for each chapter

    --tca PATH            depends on a checkout of TCA in place of its address

    In the package, `import SwiftUI` has the place of `import TerminalUI`. What does not compile yet
    is left out, and named; so is a suite that uses a screen in a terminal. The folder must be new,
    or an earlier export that was not changed.
    Example: Scripts/workbook export 6.10 --to ../ShoppingList
    """
  static var operand: Operand { .exercise }

  let exercise: String?
  let isAll: Bool
  let folder: String
  let checkout: String?
  let options = CheckingOptions()

  init(_ arguments: inout Arguments) throws {
    isAll = arguments.flag("--all")
    let folder = try arguments.value("--to")
    checkout = try arguments.value("--tca")
    exercise = arguments.takeOperand()
    guard isAll != (exercise != nil) else {
      throw WorkbookError(
        isAll
          ? "`export` takes an exercise or --all, not both."
          : "`export` needs to know which exercise: `Scripts/workbook export 6.10 --to ../ShoppingList`,"
            + " for example."
      )
    }
    guard let folder, !folder.isEmpty else {
      throw WorkbookError(
        "`export` needs a folder for the package, such as `--to ../ShoppingList`."
      )
    }
    self.folder = folder
  }

  func run(in context: Context) throws -> ExitStatus {
    let workbook = try context.workbook()
    let library = try library()
    let target = try target(outside: workbook)
    try target.check()
    let named = try exercise.map {
      try ExerciseLookup(workbook: workbook, findsOwn: true).exercise($0)
    }
    let used =
      named.flatMap { $0.isOwn ? OwnFeature.filesUsed(by: $0, in: workbook) : nil } ?? []
    let chosen =
      named.map { [$0] + workbook.ownFeatures.filter { used.contains($0.file) } }
      ?? workbook.exercises
    let selection = try selection(of: chosen, workbook, context).withOneStage(workbook)
    guard !selection.exported.isEmpty else {
      throw WorkbookError(
        "Nothing was written, because no exercise compiles yet: `Scripts/workbook run` says how to"
          + " go on."
      )
    }
    let modules = workbook.chaptersWithOwn.compactMap { chapter -> ExportedModule? in
      let exercises = selection.exported.filter { $0.exercise.id.chapter == chapter.number }
      return exercises.isEmpty ? nil : ExportedModule(chapter: chapter, exercises: exercises)
    }
    let package = ExportedPackage(
      name: isAll ? "Workbook" : ExportedExercise.name(of: chosen[0]),
      modules: modules,
      library: library
    )
    let files = package.files(of: workbook)
    try target.write(files)
    context.output.write(
      lines: report(on: selection, files: files.map(\.path), context, workbook)
    )
    return .passed
  }

  private struct Selection {
    var exported: [ExportedExercise] = []
    /// Exercises that were left out whole, with the reason.
    var leftOut: [String] = []

    /// The same without all stages of the game but one in each chapter: they have the same names, and
    /// a module takes each name once. The last one that was begun stays.
    func withOneStage(_ workbook: Workbook) -> Self {
      var one = self
      let stages = Dictionary(
        grouping: exported.map(\.exercise).filter(\.isProject),
        by: \.id.chapter
      )
      for stages in stages.values where stages.count > 1 {
        let begun = stages.last { !StarterComparison.isUntouched($0, in: workbook) }
        guard let kept = begun ?? stages.last else { continue }
        for stage in stages where stage.id != kept.id {
          one.exported.removeAll { $0.exercise.id == stage.id }
          one.leftOut.append("\(stage.name): \(kept.name) has the same names")
        }
      }
      return one
    }
  }

  /// A starter that does not compile would keep its whole module from being built. The solutions of
  /// authors are known to pass.
  private func selection(
    of exercises: [Exercise],
    _ workbook: Workbook,
    _ context: Context
  ) throws -> Selection {
    var selection = Selection()
    guard workbook.source == .chapters else {
      selection.exported = try exercises.map {
        try ExportedExercise($0, in: workbook, isFinished: true)
      }
      return selection
    }
    let begun = exercises.filter { $0.beginNote(in: workbook) == nil }
    let report = try options.report(on: begun, of: workbook, in: context)
    for exercise in exercises {
      let entry = report.entries.first { $0.exercise.id == exercise.id }
      // An untouched file has the verdict that it is not begun, and compiles nevertheless.
      guard let entry, let status = entry.status, status != .doesNotCompile else {
        let reason = entry == nil ? "it is not begun" : "it does not compile yet"
        guard isAll else {
          throw WorkbookError(
            "\(exercise.name) cannot be exported, because \(reason): `Scripts/workbook run"
              + " \(exercise.id)` says more."
          )
        }
        selection.leftOut.append("\(exercise.name): \(reason)")
        continue
      }
      selection.exported.append(
        try ExportedExercise(exercise, in: workbook, isFinished: status == .passed)
      )
    }
    return selection
  }

  private func report(
    on selection: Selection,
    files: [String],
    _ context: Context,
    _ workbook: Workbook
  ) -> [String] {
    let width = min(context.output.width, 100)
    let style = context.output.style
    let names = selection.exported.map { $0.exercise.name }
    let contents = isAll ? "\(names.count) exercises" : names.joined(separator: " and ")
    let heading = "\(folder) has \(contents), in \(files.count) files."
    let remarks = selection.leftOut + selection.exported.compactMap(\.remark)
    let leftOut = remarks.isEmpty ? [] : ["", "Left out:"] + remarks.map { "  " + $0 }
    let shown = isAll ? [] : files.map { "  " + style($0, .cyan) }
    return TextLayout.wrapped(heading, width: width) + shown + leftOut + [
      "", "Open it with Xcode: \(folder)/README.md says how to build, test and run it.",
    ]
  }

  private func library() throws -> ExportedPackage.Library {
    guard let checkout else { return .newest }
    let manifest = Files.text(checkout + "/Package.swift") ?? ""
    guard let path = Files.realPath(checkout), manifest.contains("\"ComposableArchitecture\"")
    else {
      throw WorkbookError(
        "\(checkout) is no checkout of TCA: `--tca` takes a folder with its Package.swift."
      )
    }
    return .checkout(path)
  }

  /// - Throws: `WorkbookError` if the folder is within the workbook, which must stay as it is.
  private func target(outside workbook: Workbook) throws -> ExportFolder {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    let parent = url.deletingLastPathComponent().path
    let path = (Files.realPath(parent) ?? parent) + "/" + url.lastPathComponent
    guard path != workbook.root, !path.hasPrefix(workbook.root + "/") else {
      throw WorkbookError(
        "\(folder) is in the workbook: choose a folder beside it, such as"
          + " `--to ../\(url.lastPathComponent)`."
      )
    }
    return ExportFolder(path: path, name: folder)
  }
}
