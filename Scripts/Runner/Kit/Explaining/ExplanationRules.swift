/// The meaning of compiler messages in this workbook, and advice.
///
/// A rule is found by a part of the message and, where that says too little, by the line of source
/// that it is about. The first rule that fits is taken, so special ones stand above general ones.
struct ExplanationRule: Sendable {
  /// The name that authors write after `// explained by:`.
  let id: String
  /// Each of them must be in the message.
  let message: [String]
  /// Other messages of the same meaning.
  var orMessage: [[String]] = []
  /// If not empty, one of them must be in the line of source.
  var source: [String] = []
  /// Whether the message begins with the first of its parts.
  var beginsMessage = false
  /// `%1` and `%2` are the names that the message has in quotation marks.
  let text: String
}

extension ExplanationRule {
  /// Whether this is a message of its kind, wherever it is.
  func knows(_ message: String) -> Bool {
    ([self.message] + orMessage).contains { $0.allSatisfy { message.contains($0) } }
      && (!beginsMessage || message.hasPrefix(self.message[0]))
  }

  /// The rules by what they are about.
  static let groups: [(topic: String, rules: [ExplanationRule])] = [
    ("imports", imports), ("views", views), ("effects", effects), ("dependencies", dependencies),
    ("navigation", navigation), ("reducers", reducers), ("bindings", bindings),
    ("language", language),
  ]

  static let all: [ExplanationRule] = groups.flatMap(\.rules)

  private static let effects = [
    ExplanationRule(
      id: "captured-state",
      message: ["capture", "'inout' parameter 'state'"],
      text: "An effect runs later, when this `state` is gone. Copy what the effect needs in its"
        + " capture list: `{ [name = state.name] send in … }`. To change the state, it sends an"
        + " action."
    ),
    ExplanationRule(
      id: "state-in-use",
      message: ["overlapping accesses to '"],
      text:
        "This call changes `%1`, so nothing within it may use `%1` as well. Copy the value that is"
        + " needed into a `let` before the call."
    ),
    ExplanationRule(
      id: "not-sendable",
      message: ["non-Sendable type"],
      text:
        "An effect runs beside the rest of the program, so it may only take values that are safe"
        + " to share, such as structs and enums. Take the value that you need out of `%1` before."
    ),
    ExplanationRule(
      id: "captured-variable",
      message: ["mutation of captured var '"],
      text:
        "An effect runs later and cannot change `%1`, which is outside of it. Declare it within the"
        + " effect, or send an action whose case changes the state."
    ),
    ExplanationRule(
      id: "captured-variable",
      message: ["captured var '"],
      text:
        "An effect runs later, and the variable may change before. Give the effect a copy in its"
        + " capture list: `{ [name] send in … }`."
    ),
    ExplanationRule(
      id: "send-needs-await",
      message: ["not marked with 'await'"],
      text: "This takes its time: sending from an effect, sleeping and asking a client are `async`."
        + " Write `await` before the call (after `try`, if that is there)."
    ),
    ExplanationRule(
      id: "send-needs-await",
      message: ["actor-isolated", "from outside of the actor"],
      text: "This runs on the main actor, and an effect does not. Write `await` before the call."
    ),
    ExplanationRule(
      id: "loop-needs-await",
      message: ["for-in loop requires", "Async", "'Sequence'"],
      text:
        "These values come one after another, over time. A plain `for … in` needs all of them at"
        + " once; what waits for each is `for await … in`."
    ),
    ExplanationRule(
      id: "needs-try",
      message: ["call can throw"],
      text:
        "This call can fail. Write `try` before it; and where the error becomes an action, put the"
        + " call into `Result { try await … }`."
    ),
    ExplanationRule(
      id: "another-result",
      message: ["cannot convert value of type 'Result<", "to expected", "'Result<"],
      text:
        "Both are a `Result`, but they carry other types: `%1` here, and `%2` where it goes."
    ),
    ExplanationRule(
      id: "another-result",
      message: ["invalid conversion of thrown error type", "' to '"],
      text:
        "`Result { … }` fails with what its closure throws, which is `%1` here. The result that goes"
        + " there fails with `%2`."
    ),
    ExplanationRule(
      id: "result-expected",
      message: ["cannot convert value of type", "'Result<"],
      text:
        "The action carries a `Result`: success or failure. `Result { try await … }` makes one of a"
        + " call that may throw."
    ),
    ExplanationRule(
      id: "effect-expected",
      message: ["'nil' is not compatible with closure result type 'Effect<"],
      orMessage: [["'()'", "'Effect<"]],
      text: "A reducer returns an effect in every case. Where nothing else is to happen, that is"
        + " `.none`."
    ),
    ExplanationRule(
      id: "missing-return",
      message: ["missing return"],
      text: "Not every way through this code returns something."
    ),
    ExplanationRule(
      id: "id-without-type",
      message: ["type 'Hashable' has no member"],
      text:
        "Any hashable value can be an id, so the compiler does not know which type `.%2` is a member"
        + " of: write the type before the dot."
    ),
    ExplanationRule(
      id: "duration-expected",
      message: ["expected argument type 'Duration'"],
      text: "A clock sleeps for a `Duration`, such as `.seconds(2)` or `.milliseconds(300)`."
    ),
  ]

  private static let dependencies = [
    ExplanationRule(
      id: "unknown-dependency",
      message: ["'Key.Type'"],
      orMessage: [["conform to 'TestDependencyKey'"]],
      source: ["ependency(\\."],
      text:
        "No dependency has this name. Compare what follows `\\.` with the property that is declared"
        + " in `extension DependencyValues`."
    ),
    ExplanationRule(
      id: "unknown-dependency",
      message: ["'Key' could not be inferred"],
      source: ["@Dependency"],
      text: "A dependency is named by a key path, `@Dependency(\\.name)`, or by its type,"
        + " `@Dependency(Name.self)`."
    ),
    ExplanationRule(
      id: "dependency-key",
      message: ["does not conform to protocol 'DependencyKey'"],
      text:
        "A `DependencyKey` has a `static let liveValue`, whose type is that of the dependency. Compare"
        + " name and type."
    ),
    ExplanationRule(
      id: "unknown-dependency",
      message: ["'DependencyValues' has no member"],
      text:
        "No dependency has this name. Compare what follows `\\.` with the property that is declared"
        + " in `extension DependencyValues`."
    ),
  ]

  private static let reducers = [
    ExplanationRule(
      id: "wrapper-in-state",
      message: ["property wrapper cannot be applied to a computed property"],
      text:
        "`@ObservableState` makes a computed property of each property, and that can have no other"
        + " wrapper. Write `@ObservationStateIgnored` before this one."
    ),
    ExplanationRule(
      id: "missing-case",
      message: ["switch must be exhaustive"],
      text: "A `switch` needs a `case` for each possible value. The notes below name those that are"
        + " missing."
    ),
    ExplanationRule(
      id: "key-path-expected",
      message: ["KeyPath<", "has no member"],
      orMessage: [["CasePath<", "has no member"]],
      source: ["state: .", "cope(.", "action: .", "receive(."],
      text:
        "A key path is needed here, and a key path begins with `\\.`."
    ),
    ExplanationRule(
      id: "any-type",
      message: ["'any ", "has no member"],
      text:
        "A value of `%1` may be of many types, and most of them have no `%2`. Ask for the one that"
        + " is meant, with `as?`, before its members are used."
    ),
    ExplanationRule(
      id: "unknown-action",
      message: ["Case<", "has no member"],
      orMessage: [["Action' has no member"]],
      text:
        "No case is named `%2` here. Compare the spelling with the declaration."
    ),
    ExplanationRule(
      id: "unknown-property",
      message: ["State' has no member"],
      orMessage: [["State' has no dynamic member"]],
      text: "`State` has no property `%2`. Compare the spelling with the declaration."
    ),
    ExplanationRule(
      id: "not-a-reducer",
      message: ["Type' does not conform to expected type 'Reducer'"],
      text: "This names the type, and a reducer's value is needed: write `()` after the name."
    ),
    ExplanationRule(
      id: "not-a-reducer",
      message: ["'Action' could not be inferred"],
      source: ["BindingReducer"],
      text:
        "`BindingReducer` is a type; with `()` it is a reducer. It also needs an `Action` that is a"
        + " `BindableAction`."
    ),
    ExplanationRule(
      id: "reducer-incomplete",
      message: ["does not conform to protocol 'Reducer'"],
      text:
        "A reducer has a `State`, an `Action`, and `var body: some ReducerOf<Self>`: one of them is"
        + " missing, or has another name or type."
    ),
    ExplanationRule(
      id: "state-not-equatable",
      message: ["State' does not conform to protocol 'Equatable'"],
      text:
        "`%1` is only comparable if everything in it is. Something in it holds a value that cannot be"
        + " compared, such as a class, a closure, an error, an alert whose actions are not"
        + " `Equatable`, or the `State` of a `@Reducer enum` without `extension Name.State: Equatable"
        + " {}`."
    ),
    ExplanationRule(
      id: "not-equatable",
      message: ["does not conform to protocol 'Equatable'"],
      text: "`%1` is only comparable if everything in it is: what it holds must be `Equatable` too."
    ),
    ExplanationRule(
      id: "closure-takes-two",
      message: ["closure", "expects 2 arguments"],
      text: "The closure of `Reduce` is given two things: begin it with `state, action in`."
    ),
    ExplanationRule(
      id: "closure-takes-one",
      message: ["expects 1 argument, which cannot be implicitly ignored"],
      text: "This closure is given a value: name it before `in`, or write `_` there if it is not"
        + " needed."
    ),
    ExplanationRule(
      id: "state-outside",
      message: ["cannot find 'state' in scope"],
      text: "`state` is only known in the closure of `Reduce`. A method gets it as a parameter,"
        + " `_ state: inout State`, and is called with `&state`; an effect gets a copy of what it needs."
    ),
    ExplanationRule(
      id: "reduce-gave-up",
      message: ["trailing closure passed to parameter of type 'any Reducer"],
      text:
        "The mistake is in one of the lines inside this closure, and the compiler does not say in"
        + " which. Often it is a case with another name or payload than declared, or a child's action"
        + " without its `.presented` or `.element`."
    ),
    ExplanationRule(
      id: "reduce-gave-up",
      message: ["failed to produce diagnostic"],
      text:
        "The compiler gave up on this expression, and cannot say what is wrong in it. Look at what"
        + " you changed last."
    ),
    ExplanationRule(
      id: "import-missing",
      message: ["unknown attribute"],
      text:
        "Nothing is named so. Macros such as `@Reducer` and `@ObservableState` come with `import"
        + " ComposableArchitecture` at the top of the file."
    ),
  ]
}
