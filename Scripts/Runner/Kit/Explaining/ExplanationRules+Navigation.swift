extension ExplanationRule {
  /// Mistakes in joining features, and in presenting them.
  static let navigation = [
    ExplanationRule(
      id: "presented-is-missing",
      message: ["'PresentationAction<", "has no member"],
      text:
        "A child that can be dismissed sends its actions inside `.presented(…)`; the other case is"
        + " `.dismiss`."
    ),
    ExplanationRule(
      id: "element-is-missing",
      message: ["'IdentifiedAction<", "has no member"],
      text: "The action of one row comes with its id: `.element(id: …, action: …)`."
    ),
    ExplanationRule(
      id: "element-is-missing",
      message: ["'StackAction<", "has no member"],
      text:
        "The action of one screen comes with its id, `.element(id: …, action: …)`; the stack itself"
        + " sends `.push(id:state:)` and `.popFrom(id:)`."
    ),
    ExplanationRule(
      id: "list-and-iflet",
      message: ["IdentifiedArray<", "'WritableKeyPath<", "PresentationState<"],
      orMessage: [["StackState<", "'WritableKeyPath<", "PresentationState<"]],
      source: ["ifLet"],
      text:
        "`ifLet` joins one child that may be there or not, and this property holds several. `forEach`"
        + " joins each of them."
    ),
    ExplanationRule(
      id: "presents-needs-optional",
      message: ["'@Presents' needs an optional"],
      text:
        "What may be shown or not is an optional: nil means that nothing is shown. Look at"
        + " the type of the property."
    ),
    ExplanationRule(
      id: "iflet-does-not-fit",
      message: ["no exact matches in call", "'ifLet'"],
      text:
        "`ifLet` joins a property marked `@Presents`, named with a `$`, or an optional, with"
        + " the case of `Action` that carries the child's actions. One of the two does not"
        + " fit."
    ),
    ExplanationRule(
      id: "presents-needs-dollar",
      message: ["Optional<", "KeyPath<", "PresentationState<"],
      text:
        "The presentation is needed here and not the value in it. With `@Presents` its name has a `$`:"
        + " `\\.$name`."
    ),
    ExplanationRule(
      id: "unknown-case-key-path",
      message: ["cannot convert value of type 'KeyPath<Root, Value>'"],
      orMessage: [["key path type from context"]],
      source: ["action:", "Scope(", "ifLet(", "forEach("],
      text:
        "Either `State` or `Action` has nothing of this name, or it holds something else. The first"
        + " name is a property of `State`, the one after `action:` a case of `Action` that carries the"
        + " child's actions."
    ),
    ExplanationRule(
      id: "unknown-case-key-path",
      message: ["missing argument label 'state:'"],
      source: ["cope(\\."],
      text:
        "No label is missing. The compiler tried an older form of this call, since `State` or `Action`"
        + " has nothing of one of the two names, or it holds something else. The first name is a"
        + " property of `State`, the one after `action:` a case of `Action` that carries the child's"
        + " actions."
    ),
  ]

  /// Mistakes in bindings.
  static let bindings = [
    ExplanationRule(
      id: "observable-state-missing",
      message: ["conform to 'ObservableState'"],
      text:
        "A view reads and binds the fields of a state through its store, if `@ObservableState` is in"
        + " front of the `State`. Here it is missing."
    ),
    ExplanationRule(
      id: "set-needs-field",
      message: ["has no member 'binding'"],
      text:
        "Either `Action` has no `case binding(BindingAction<State>)`, or the key path after `.set(` is"
        + " not one of `State`."
    ),
    ExplanationRule(
      id: "unknown-key-path",
      message: ["expression pattern of type 'KeyPath<Root, Value>'", "'BindingAction<"],
      text:
        "This key path is not one of `State`."
    ),
    ExplanationRule(
      id: "bindable-action",
      message: ["does not conform to protocol 'BindableAction'"],
      text:
        "A `BindableAction` has `case binding(BindingAction<State>)`: compare the name and"
        + " what it carries."
    ),
    ExplanationRule(
      id: "bindable-action",
      message: ["conform to 'BindableAction'"],
      text: "`Action` must be a `BindableAction` with `case binding(BindingAction<State>)`."
    ),
  ]
}
