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

  /// Packages that TCA is made of. Here they are parts of one module.
  private static let handedOn = [
    "CasePaths", "Clocks", "ConcurrencyExtras", "CustomDump", "Dependencies", "DependenciesMacros",
    "IdentifiedCollections", "IssueReporting", "Sharing", "SwiftNavigation", "SwiftUINavigation",
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
    + handedOn.map { module in
      ExplanationRule(
        id: "module-handed-on",
        message: ["no such module '\(module)'"],
        text: "ComposableArchitecture hands on what is in `%1`: `import ComposableArchitecture` is"
          + " enough here, and in an app."
      )
    }
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
