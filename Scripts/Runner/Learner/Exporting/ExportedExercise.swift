import WorkbookKit

/// One exercise as a package for Xcode has it: its own file, its screen, its suite, and what the
/// package cannot take along.
struct ExportedExercise {
  let exercise: Exercise
  /// The learner's file, or the solution without its markers.
  let answer: String
  /// The learner's own tests of it; nil if there are none.
  let ownTests: String?
  /// Whether the answer is a file of tests, which belongs beside the suite.
  let isTestFile: Bool
  /// Nil if there is none, or if the exercise has not passed: a screen needs it finished. Of an own
  /// feature it is the app around the learner's view.
  let screen: String?
  /// Whether the learner's file has the entry of an app, as that of a project does.
  let hasApp: Bool
  /// Nil if the suite needs the workbook's own terminal.
  let suite: String?
  /// The part that was left out of the exercise, in a sentence; nil if there is none.
  let remark: String?

  /// - Parameter isFinished: Whether the exercise has passed.
  /// - Throws: `WorkbookError` if the solution's markers cannot be read.
  init(_ exercise: Exercise, in workbook: Workbook, isFinished: Bool) throws {
    self.exercise = exercise
    let files = try [exercise.file, exercise.ownTestsFile].compactMap { $0 }.map { file in
      let text = Files.text(workbook.absolute(file)) ?? ""
      return workbook.source == .solutions
        ? try MarkedSource(parsing: text, file: file).solution : BeginLine.removed(from: text)
    }
    answer = files[0]
    ownTests = files.count == 2 ? files[1] : nil
    isTestFile = Self.imports("Testing", in: answer)
    hasApp = exercise.playsPreviews && !ScreenSource(answer).apps.isEmpty
    let screen =
      exercise.playsPreviews
      ? hasApp ? nil : AppSource.app(showing: answer, name: Self.name(of: exercise))
      : exercise.screenFile.flatMap { Files.text(workbook.absolute($0)) }
    let suite = Files.text(workbook.absolute(exercise.suiteFile))
    // What taps on the screen of a project may be in a helper of its suite.
    let usesTerminal = exercise.isProject || suite.map(Self.usesTerminal) ?? false
    self.screen = isFinished ? screen : nil
    self.suite = usesTerminal ? nil : suite
    var remarks: [String] = []
    if usesTerminal { remarks.append("its suite, which uses the screen in a terminal") }
    if screen != nil, !isFinished { remarks.append("its screen, which needs the exercise passed") }
    remark = remarks.isEmpty ? nil : "\(exercise.name): \(remarks.joined(separator: "; "))"
  }

  /// The text that has the app to begin with; nil if there is none.
  var appSource: String? { hasApp ? answer : screen }

  /// The name of the exercise's file without its number, such as `ShoppingList`.
  static func name(of exercise: Exercise) -> String {
    if exercise.isOwn { return exercise.title }
    let file = exercise.file.fileName.dropLast(".swift".count)
    return String(file.drop { $0 != "-" }.dropFirst())
  }

  /// A suite of a screen looks at the tree of a view, as only the workbook's views can be looked at.
  private static func usesTerminal(_ suite: String) -> Bool {
    Lexer.tokens(of: suite).contains { $0.isWord("Screen") }
  }

  static func imports(_ module: String, in text: String) -> Bool {
    text.lines.contains { $0.trimmed == "import \(module)" }
  }
}

/// The differences between a package and the workbook's own text.
enum AppSource {
  /// The same source for an app, in which SwiftUI has its place again, and what suites share is a
  /// part of their module.
  static func text(_ text: String) -> String {
    var lines: [String] = []
    var leavesOut = false
    for line in text.lines {
      let words = line.split(separator: " ")
      // `import struct SuiteHelpers.WatchedClock`, and the empty line below such a group.
      let isImport =
        words.first == "import"
        && words.last?.split(separator: ".").first.map(String.init) == SuiteHelpers.module
      leavesOut = isImport || leavesOut && line.isEmpty && lines.last?.isEmpty == true
      if !leavesOut { lines.append(line.trimmed == "import TerminalUI" ? "import SwiftUI" : line) }
    }
    return lines.joined(separator: "\n")
  }

  /// The app of an own feature, whose window shows what its first preview does; nil
  /// if it has none. The app holds the preview's store, since a window may be drawn again.
  ///
  /// - Parameters:
  ///   - text: The learner's file.
  ///   - name: The name of the file without its number.
  static func app(showing text: String, name: String) -> String? {
    guard let preview = PreviewSource(text).previews.first?.content, !preview.isEmpty else {
      return nil
    }
    let (window, store) = hoistedStore(of: preview)
    let lines =
      ["import ComposableArchitecture", "import TerminalUI", "", "struct \(name)App: App {"]
      + (store.map { indented("@State private var store = \($0)", by: 2) + [""] } ?? [])
      + ["  var body: some Scene {", "    WindowGroup {"] + indented(window, by: 6)
      + ["    }", "  }", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static func indented(_ text: String, by columns: Int) -> [String] {
    let lines = text.lines
    // The first line of a preview's content has lost its indentation.
    let margin =
      lines.dropFirst().filter { !$0.trimmed.isEmpty }
      .map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let rest = lines.dropFirst().map { String($0.dropFirst(margin)) }
    return (lines.prefix(1) + rest).map { String(repeating: " ", count: columns) + $0 }
  }

  /// A view that is given `store: Store(…) { … }`, as the same view with `store: store`, and the store.
  private static func hoistedStore(of view: String) -> (view: String, store: String?) {
    let tokens = Lexer.tokens(of: view)
    let start = tokens.indices.dropFirst(2).first { index in
      tokens[index].isWord("Store") && tokens[index - 1].isMark(":")
        && tokens[index - 2].isWord("store")
    }
    guard let start else { return (view, nil) }
    var depth = 0
    let end = tokens[start...].firstIndex { token in
      if ["(", "{", "["].contains(where: token.isMark) { depth += 1 }
      if [")", "}", "]"].contains(where: token.isMark) { depth -= 1 }
      return depth < 0 || depth == 0 && token.isMark(",")
    }
    guard let end else { return (view, nil) }
    let bytes = Array(view.utf8)
    let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
    let store = String(decoding: bytes[range], as: UTF8.self)
    return (view.replacing(store, with: "store"), store)
  }

  /// A preview of a screen and the entry with which an app begins it; nil if the screen has no app.
  ///
  /// - Parameters:
  ///   - screen: The text of the screen's file.
  ///   - name: Of the exercise.
  ///   - hasPreview: Whether another file has a preview of it.
  static func entry(of screen: String, name: String, hasPreview: Bool = false) -> String? {
    guard let app = ScreenSource(screen).apps.last else { return nil }
    let hasPreview = hasPreview || screen.contains("#Preview")
    let preview = hasPreview ? nil : shownView(in: screen, of: app)
    let previewLines = preview.map { ["", "#Preview {", "  \($0)", "}"] } ?? []
    let lines =
      ["import SwiftUI"] + previewLines + [
        "",
        "/// Begins the app of \(name): `\(entryName(of: app)).main()`.",
        "public enum \(entryName(of: app)) {",
        "  @MainActor public static func main() {",
        "    \(app).main()",
        "  }",
        "}",
        "",
      ]
    return lines.joined(separator: "\n")
  }

  /// The name by which an app begins a screen, such as `ShoppingListEntry`.
  static func entryName(of app: String) -> String {
    (app.hasSuffix("App") ? String(app.dropLast("App".count)) : app) + "Entry"
  }

  /// The one line between the braces of the app's window, with the store of that app.
  private static func shownView(in screen: String, of app: String) -> String? {
    let lines = screen.lines
    guard let start = lines.firstIndex(where: { $0.contains("struct \(app)") }),
      let window = lines[start...].firstIndex(where: { $0.trimmed.hasPrefix("WindowGroup {") }),
      window + 2 < lines.count, lines[window + 2].trimmed == "}"
    else { return nil }
    return lines[window + 1].trimmed.replacing("Self.", with: "\(app).")
  }
}
