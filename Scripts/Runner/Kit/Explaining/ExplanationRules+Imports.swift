extension ExplanationRule {
  /// Views and what belongs to them.
  static let viewNames = [
    "Binding", "Bindable", "Button", "EmptyView", "ForEach", "Form", "HStack", "List",
    "NavigationStack", "Picker", "ProgressView", "Stepper", "TextField", "Toggle", "View",
    "Text", "VStack",
  ]

  static let architectureNames = [
    "AlertState", "BindableAction", "BindingAction", "BindingReducer", "EffectOf",
    "EmptyReducer", "IdentifiedActionOf", "IdentifiedArrayOf", "PresentationAction", "Reduce",
    "ReducerOf", "Scope", "StackActionOf", "StackState", "Store", "StoreOf", "TestStore",
    "TextState",
  ]

  /// Names of the library that the file does not know, since it does not import their module.
  static let imports =
    [
      ExplanationRule(
        id: "import-missing",
        message: ["cannot find", "'Text' in scope"],
        text:
          "`Text` is a view and comes with `import TerminalUI` (in an app, `import SwiftUI`). A text"
          + " in a state, such as the title of an alert, is a `TextState`."
      )
    ]
    + rules(
      for: viewNames,
      text: "`%1` comes with `import TerminalUI` at the top of the file; in an app, with SwiftUI."
    )
    + rules(
      for: architectureNames,
      text: "`%1` comes with `import ComposableArchitecture` at the top of the file."
    )

  private static func rules(for names: [String], text: String) -> [ExplanationRule] {
    names.map { name in
      ExplanationRule(
        id: "import-missing",
        message: ["cannot find", "'\(name)' in scope"],
        text: text
      )
    }
  }
}
