extension ExplanationRule {
  /// Mistakes that have more to do with Swift than with TCA.
  static let language = [
    ExplanationRule(
      id: "brace",
      message: ["'case' label can only appear inside a 'switch'"],
      text:
        "Here the `switch` has ended already: above this line there is a `}` too many, or a `{` was"
        + " not closed. Let the editor indent the file; the first line that moves is near the mistake."
    ),
    ExplanationRule(
      id: "brace",
      message: ["extraneous '"],
      text:
        "Above this line there is a `}` too many, or a `{` was not closed. Let the editor indent the"
        + " file; the first line that moves is near the mistake."
    ),
    ExplanationRule(
      id: "brace",
      message: ["expected '}'"],
      text:
        "A `{` was not closed. Let the editor indent the file; the first line that moves is near the"
        + " mistake."
    ),
    ExplanationRule(
      id: "assignment-in-condition",
      message: ["use of '=' in a boolean context"],
      text: "`=` gives a variable a value; `==` asks whether two values are equal."
    ),
    ExplanationRule(
      id: "comparison-unused",
      message: ["operator '==' is unused"],
      text: "`==` only compares. `=` gives a variable a value."
    ),
    ExplanationRule(
      id: "may-be-nil",
      message: ["must be unwrapped"],
      text:
        "This may be nil. `if let` or `guard let` takes the value out; `?.` does nothing where there is"
        + " none; `??` gives a value for that case."
    ),
    ExplanationRule(
      id: "may-be-nil",
      message: ["initializer for conditional binding must have Optional type"],
      text:
        "`if let` and `guard let` are for values that may be nil, and this one never is: use it as it"
        + " is."
    ),
    ExplanationRule(
      id: "may-be-nil",
      message: ["'?' must be followed by"],
      source: ["case "],
      text:
        "To match a value that may be nil, the `?` stands behind the pattern: `case .name(let value)? ="
        + " …`."
    ),
    ExplanationRule(
      id: "too-long-to-check",
      message: ["unable to type-check this expression"],
      text:
        "The compiler tries all types that fit, and this line has too many. Split it with a `let`; a"
        + " value of the wrong type in it is often the cause."
    ),
    ExplanationRule(
      id: "payload-missing",
      message: ["member '", "expects argument of type"],
      text: "`.%1` carries a value of the type `%2`: write it in parentheses after the name."
    ),
    ExplanationRule(
      id: "assignment-in-condition",
      message: ["is a 'let' constant"],
      source: ["if ", "guard ", "while "],
      text:
        "`=` gives a variable a value, and this is a constant. `==` asks whether two values are equal."
    ),
    ExplanationRule(
      id: "constant",
      message: ["is a 'let' constant"],
      text:
        "What is declared with `let` keeps its first value, and so does a parameter. What is to change"
        + " is declared with `var`; of a parameter, `var` makes a copy."
    ),
    ExplanationRule(
      id: "get-only",
      message: ["is a get-only property"],
      text:
        "A computed property without `set` can only be read. Change what it is computed from, or give"
        + " it a `set`."
    ),
    ExplanationRule(
      id: "constant",
      message: ["isn't mutable"],
      text:
        "`%1` cannot change here: a value from a pattern or a parameter is a constant. In a reducer,"
        + " what changes is `state`."
    ),
    ExplanationRule(
      id: "constant",
      message: ["is immutable"],
      text:
        "This cannot change here. In a reducer, what changes is `state`; elsewhere `var` makes a"
        + " variable."
    ),
    ExplanationRule(
      id: "declared-twice",
      message: ["invalid redeclaration"],
      text: "The name `%1` is declared twice here: give one of them another name, or remove it."
    ),
    ExplanationRule(
      id: "argument-label",
      message: ["argument label"],
      orMessage: [["must precede argument"]],
      text: "The labels in a call must be those of the declaration, in its order."
    ),
    ExplanationRule(
      id: "ampersand",
      message: ["requires explicit '&'"],
      text:
        "The call changes the variable that it is given. `&` in front of the variable's name says so."
    ),
    ExplanationRule(
      id: "argument-missing",
      message: ["missing argument"],
      text: "The declaration asks for more values than this call gives."
    ),
    ExplanationRule(
      id: "closure-names",
      message: ["anonymous closure argument not contained in a closure"],
      text:
        "`$0` and `$1` are names in a closure that begins without names of its own. Where `in` follows,"
        + " others stand before it, such as `Reduce { state, action in`."
    ),
    ExplanationRule(
      id: "scope-expected",
      message: ["extra arguments at positions"],
      source: ["Reduce(\\."],
      text: "`Reduce` takes a closure, `Reduce { state, action in … }`. `Scope` joins a child."
    ),
    ExplanationRule(
      id: "argument-extra",
      message: ["extra argument"],
      orMessage: [["call that takes no arguments"]],
      text: "This call gives a value that the declaration does not take."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["cannot assign value of type", "Destination.State'"],
      text:
        "`%2` has a case for each page, and the state of a page belongs into its case, as in"
        + " `.name(…)`."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["cannot assign value of type"],
      text: "The value is of the type `%1`, and what it is given to is `%2`."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["cannot convert return expression of type"],
      text: "The value is of the type `%1`, and `%2` must be returned here."
    ),
    ExplanationRule(
      id: "unknown-key-path",
      message: ["cannot convert value of type 'KeyPath<Root, Value>'"],
      text:
        "The key path names nothing that is there, or something of another type. Compare the spelling"
        + " with the declaration."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["cannot convert value of type"],
      text: "The value is of the type `%1`, and `%2` is needed here."
    ),
    ExplanationRule(
      id: "operator-does-not-fit",
      message: ["binary operator '==' cannot be applied", "Type'"],
      text: "One side is a type and no value: `value is Name` asks whether a value is of a type."
    ),
    ExplanationRule(
      id: "operator-does-not-fit",
      message: ["binary operator '", "cannot be applied"],
      text:
        "There is no `%1` between values of these types. Compare both sides: one of them is not what"
        + " was meant, or needs to be converted."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["candidates produce the expected contextual result type"],
      text:
        "Nothing named `%1` here is of the type `%2`. Look at what comes before the name,"
        + " too."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["no exact matches in call"],
      text:
        "There is a method of this name, but none that takes these values. Compare their types and"
        + " labels with what the notes below list."
    ),
    ExplanationRule(
      id: "unknown-type",
      message: ["cannot find type"],
      text:
        "No type is named `%1` here. Compare the spelling; a nested type is named with the type around"
        + " it, such as `Feature.State`."
    ),
    ExplanationRule(
      id: "unknown-name",
      message: ["expansion of macro '", "requires leading '#'"],
      text:
        "No value is named `%1` here. Compare the spelling."
    ),
    ExplanationRule(
      id: "unknown-name",
      message: ["cannot find '", "in scope"],
      text:
        "Nothing is named `%1` here. Compare the spelling, or declare it before it is used."
    ),
    ExplanationRule(
      id: "unknown-member",
      message: ["has no member"],
      text: "`%1` has nothing named `%2`. Compare the spelling with the declaration."
    ),
    ExplanationRule(
      id: "no-initial-value",
      message: ["without initializing"],
      text: "Each property needs a value from the beginning: give it one where it is declared."
    ),
    ExplanationRule(
      id: "syntax",
      message: ["function types require parentheses"],
      text: "The type of a function begins with its parameters in parentheses; without any, `()`."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["'nil' requires a contextual type"],
      text: "The compiler cannot find out what this `nil` is a value of."
    ),
    ExplanationRule(
      id: "wrong-type",
      message: ["expression pattern of type '", "cannot match values of type"],
      text:
        "What stands here is a `%1`, and a pattern for `%2` is needed. A case has a dot before it."
    ),
    ExplanationRule(
      id: "keyword",
      message: ["expected 'func' keyword"],
      text: "The word at the beginning of this line is no keyword of Swift. Compare its spelling."
    ),
    ExplanationRule(
      id: "type-for-value",
      message: ["expected member name or initializer call after type name"],
      text:
        "This is the name of a type, and a value is needed. `Name()` makes a value of the type;"
        + " `Name.self` is the type as a value."
    ),
    ExplanationRule(
      id: "syntax",
      message: ["expected "],
      beginsMessage: true,
      text:
        "Something that belongs here is missing, or something is in its place that does not belong:"
        + " compare brackets, commas and keywords with the lines around it."
    ),
    ExplanationRule(
      id: "syntax",
      message: ["consecutive"],
      text:
        "Two things stand side by side here. A comma, an operator or `in` may be missing between them."
    ),
    ExplanationRule(
      id: "ambiguous",
      message: ["ambiguous"],
      text:
        "Several things could be meant here. Write the type, or the name with the type before the dot."
    ),
    ExplanationRule(
      id: "type-unknown",
      message: ["reference to member '", "without a contextual type"],
      text:
        "The compiler cannot find out which type `.%1` belongs to. Is it spelled as it is"
        + " declared, and is what stands around it complete?"
    ),
    ExplanationRule(
      id: "type-unknown",
      message: ["could not be inferred"],
      orMessage: [["without a type annotation"]],
      text:
        "The compiler cannot find out which types are meant. Most often a name or a value in this line"
        + " is not what the call expects."
    ),
    ExplanationRule(
      id: "type-unknown",
      message: ["type from context"],
      text:
        "The compiler cannot find out which type the key path belongs to. Most often its name is"
        + " misspelled, or the call expects something else."
    ),
  ]
}
