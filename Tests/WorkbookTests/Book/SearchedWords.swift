/// What a learner may type into the search of the book, and pages that answer it.
struct SearchedWord: Sendable {
  var text: String
  /// What is meant, if it is mistyped.
  var meant: String?
  /// Beginnings of addresses.
  var answers: [String]

  init(_ text: String, meant: String? = nil, _ answers: String...) {
    (self.text, self.meant, self.answers) = (text, meant, answers)
  }

  static let all: [SearchedWord] = tca + redux + swiftUI + commands + messages + older

  private static let tca = [
    SearchedWord("TestStore", "glossary.html#code-teststore", "1-redux-basics/1.10"),
    SearchedWord("@Presents", "glossary.html#code-presents", "6-alerts/6.4"),
    SearchedWord("StackState", "glossary.html#code-stackstate", "5-navigation/5.7"),
    SearchedWord("forEach", "glossary.html#code-foreach", "4-composition/4.8"),
    SearchedWord("ifLet", "glossary.html#code-iflet", "5-navigation/5.2"),
    SearchedWord("IdentifiedArray", "glossary.html#code-identifiedarray", "4-composition/4.5"),
    SearchedWord("BindingReducer", "glossary.html#code-bindingreducer", "2-bindings/2.2"),
    SearchedWord("cancellable", "3-effects/3.7", "3-effects/3.9", "glossary.html#code-cancel"),
    SearchedWord(
      "debounce",
      "glossary.html#term-debouncing",
      "3-effects/3.9",
      "messages.html#an-older-debounce"
    ),
    SearchedWord("AlertState", "glossary.html#code-alertstate", "6-alerts/6.2"),
    SearchedWord("confirmationDialog", "glossary.html#term-confirmation-dialog", "6-alerts/6."),
    SearchedWord("@Shared", "glossary.html#term-shared-state", "4-composition/4.1"),
    SearchedWord(
      "withLock",
      "messages.html#a-shared-value-that-is-set-without-its-lock",
      "4-composition/4.14",
      "library.html#shared-values"
    ),
    SearchedWord(
      "CasePathable",
      "messages.html#an-actions-enum-without-key-paths",
      "5-navigation/5.6"
    ),
    SearchedWord("dismiss", "glossary.html#code-dismiss", "5-navigation/5.5"),
    SearchedWord("TestClock", "glossary.html#code-testclock", "3-effects/3.12"),
    SearchedWord("@Dependency", "glossary.html#term-dependency", "3-effects/3.5", "patterns.html"),
    SearchedWord("withDependencies", "3-effects/3.", "patterns.html", "messages.html#"),
    SearchedWord("exhaustivity", "glossary.html#term-exhaustivity", "5-navigation/5.15"),
  ]

  private static let redux = [
    SearchedWord("middleware", "1-redux-basics/1.18", "glossary.html#term-middleware"),
    SearchedWord(
      "middlewear",
      meant: "middleware",
      "1-redux-basics/1.18",
      "glossary.html#term-middleware"
    ),
    SearchedWord("reducr", meant: "reducer", "glossary.html#term-reducer", "1-redux-basics/1."),
    SearchedWord("thunk", "1-redux-basics/1.19", "glossary.html#term-thunk"),
    SearchedWord("ReSwift", "1-redux-basics/", "older.html", "sources.html"),
    SearchedWord("dispatch", "glossary.html#term-dispatch", "1-redux-basics/1."),
    SearchedWord("StateType", "older.html"),
  ]

  private static let swiftUI = [
    SearchedWord("NavigationStack", "5-navigation/", "patterns.html#a-stack"),
    SearchedWord("TextField", "2-bindings/"),
    SearchedWord("sheet", "patterns.html#a-sheet", "5-navigation/"),
    SearchedWord("onAppear", "3-effects/", "messages.html"),
    SearchedWord("Toggle", "2-bindings/"),
    SearchedWord("UIKit", "6-alerts/6.15", "older.html"),
    SearchedWord("@FocusState", "glossary.html#code-focusstate", "2-bindings/2.8"),
    SearchedWord("Combine", "older.html", "3-effects/3.26"),
  ]

  private static let commands = [
    SearchedWord(
      "hint",
      "readme.html#your-first-exercise",
      "handbook.html#what-you-type",
      "chapters.html#how-to-use-a-chapter"
    ),
    SearchedWord(
      "export",
      "chapters.html#from-here-to-an-app",
      "handbook.html",
      "readme.html"
    ),
    SearchedWord("watch", "handbook.html", "readme.html"),
    SearchedWord("play", "handbook.html", "readme.html"),
    SearchedWord("reset", "handbook.html", "readme.html"),
    SearchedWord("explain", "messages.html", "handbook.html#what-you-type"),
    SearchedWord("grade", "instructors.html"),
    SearchedWord("iPhone", "chapters.html#from-here-to-an-app"),
    SearchedWord("Xcode", "handbook.html", "chapters.html#from-here", "library.html#xcode"),
    SearchedWord("simulator", "3-effects/3.6", "messages.html"),
    SearchedWord("preview", "patterns.html#a-preview-and-the-entry-of-an-app"),
    SearchedWord("VS Code", "handbook.html#in-an-editor"),
  ]

  private static let messages = [
    SearchedWord("cannot find in scope", "messages.html"),
    SearchedWord("switch must be exhaustive", "messages.html"),
    SearchedWord("main actor-isolated", "messages.html"),
    SearchedWord("ambiguous use of", "messages.html"),
    SearchedWord("unable to type-check this expression", "messages.html#too-long-to-type-check"),
    SearchedWord("EXC_BREAKPOINT", "messages.html"),
    SearchedWord(
      "trust macro",
      "messages.html#a-macro-that-is-not-trusted",
      "chapters.html#from-here"
    ),
  ]

  private static let older = [
    SearchedWord("WithViewStore", "older.html", "messages.html#a-view-in-the-style-of-before-17"),
    SearchedWord("IfLetStore", "older.html", "messages.html#older-views-for-a-child"),
    SearchedWord("ForEachStore", "older.html", "messages.html#older-views-for-a-child"),
    SearchedWord("pullback", "glossary.html#code-pullback", "older.html"),
    SearchedWord("fireAndForget", "older.html"),
    SearchedWord("AnyReducer", "older.html"),
    SearchedWord("XCTest", "older.html", "messages.html#a-test-"),
  ]
}
