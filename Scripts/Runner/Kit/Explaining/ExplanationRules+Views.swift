extension ExplanationRule {
  /// Mistakes in views.
  static let views = [
    ExplanationRule(
      id: "view-changes-state",
      message: ["'store' is a 'let' constant"],
      text: "A view reads the state and does not change it. It sends an action, `store.send(…)`,"
        + " and the reducer decides what follows."
    ),
    ExplanationRule(
      id: "bindable-missing",
      message: ["cannot find '$store' in scope"],
      text: "`$store` makes bindings, and the store has to be declared for that: `@Bindable var"
        + " store` in place of `let store`."
    ),
    ExplanationRule(
      id: "wrapper-missing",
      message: ["cannot find '$"],
      text: "`%1` belongs to a property with a wrapper, such as `@FocusState`, `@State` or"
        + " `@Bindable`."
    ),
    ExplanationRule(
      id: "send-without-store",
      message: ["cannot find 'send' in scope"],
      text: "A store sends actions: `store.send(…)`. In an effect, `send` is what the closure of"
        + " `.run` is given: `{ send in … }`."
    ),
    ExplanationRule(
      id: "text-needs-string",
      message: ["expected argument type 'TextState'"],
      orMessage: [["no exact matches in call to initializer"]],
      source: views(["Text"]),
      text: "A `Text` shows a string. A value of another type is put into one: `Text(\"\\(…)\")`."
    ),
    ExplanationRule(
      id: "may-be-nil",
      message: ["string interpolation produces a debug description for an optional value"],
      text: "Of an optional this shows `Optional(…)`, and `nil` where there is no value. `if let`"
        + " takes the value out, and `??` gives one for the other case."
    ),
    ExplanationRule(
      id: "focus-of-the-view",
      message: ["expected argument type 'FocusState<"],
      text: focusOfTheView
    ),
    ExplanationRule(
      id: "focus-of-the-view",
      message: ["type 'Hashable' has no member"],
      source: [".focused($store"],
      text: focusOfTheView
    ),
    ExplanationRule(
      id: "binding-expected",
      message: ["conform to '_Bindable'"],
      text: "`bind` reads both and writes both, so each has a dollar sign: `$store.name` and"
        + " `$name`."
    ),
    ExplanationRule(
      id: "question-drops-actions",
      message: ["What the buttons send is lost here"],
      text: "A tap on a button only closes this question: the feature receives `.dismiss`, and the"
        + " button's action never arrives. No test of the feature shows it, for a test sends the"
        + " action itself. There are two ways out. The feature that asks has the question as a"
        + " `@Presents` of its own, shown with `$store.scope(\\.$alert, action: \\.alert)`. Or the case"
        + " of the destination is marked `@ReducerCaseIgnored`, and the destination declares its own"
        + " `Action`, with a case of the same name."
    ),
    ExplanationRule(
      id: "case-after-scope",
      message: ["value of type 'Binding<Store<", "State, ", "expected argument type 'Binding<"],
      source: [".alert(", ".confirmationDialog("],
      text: "What is shown here has to be an alert or a dialog, and this scope leads to something"
        + " else. If that is a destination, which is an enum, the name of the case follows the"
        + " scope: `$store.scope(\\.$destination, action: \\.destination).name`."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["cannot convert value of type 'Binding<", "expected argument type 'Binding<"],
      text: "This is a binding of another type: `%1`, and `%2` is needed here."
    ),
    ExplanationRule(
      id: "binding-expected",
      message: ["expected argument type 'Binding<"],
      text: "What is named here is read and written, so it has to be a binding."
    ),
    ExplanationRule(
      id: "task-needed",
      message: ["'async' function", "synchronous function type"],
      source: [".onAppear", ".onChange", ".onDelete", "Button("],
      text: "This closure cannot wait. What waits is the closure of `.task`, which runs when the"
        + " view appears."
    ),
    ExplanationRule(
      id: "store-expected",
      message: ["State' to expected argument type 'Store"],
      text: "This is a state, and a store is needed. `store.scope(…, action: …)` gives the"
        + " stores of the parts."
    ),
    ExplanationRule(
      id: "another-store",
      message: ["cannot convert value of type 'Store", "to expected argument type 'Store"],
      text: "This is the store of another feature. A scope, or a pattern such as `case .name(let"
        + " store)`, gives the store of the part that the view is for."
    ),
    ExplanationRule(
      id: "delete-follows-foreach",
      message: ["has no member 'onDelete'"],
      text: "The rows are those of a `ForEach`, so `.onDelete` follows the closing brace of the"
        + " `ForEach` and not of what is around it."
    ),
    ExplanationRule(
      id: "stack-gave-up",
      message: ["could not be inferred"],
      source: ["NavigationStack("],
      text: "The mistake is in one of the lines of the stack, and the compiler does not say in"
        + " which. Often it is the `switch` over the pages: their cases are those of `page.case`,"
        + " and each view gets the store of its case."
    ),
    ExplanationRule(
      id: "unknown-modifier",
      message: ["'some View' has no member"],
      text: "No modifier of views is named `%2`. Compare the spelling with the lesson."
    ),
  ]

  private static let focusOfTheView =
    "The cursor belongs to the view: the property with `@FocusState` is named here, with a dollar"
    + " sign. `.bind` is what connects it with the state."

  /// The beginnings of calls that make views.
  private static func views(_ names: [String]) -> [String] {
    names.map { $0 + "(" }
  }
}
