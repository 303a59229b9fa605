/// A solution with one slip of the kind that everybody makes while typing.
struct Slip: Equatable, Sendable {
  /// The rule by which slips are made.
  enum Kind: String, CaseIterable, Sendable {
    case returnLeftOut = "without `return`"
    case awaitLeftOut = "without `await`"
    case tryLeftOut = "without `try`"
    case dollarLeftOut = "without `$`"
    case dotLeftOut = "without the dot"
    case backslashLeftOut = "without the backslash"
    case callLeftOut = "without `()`"
    case importLeftOut = "without the import"
    case attributeLeftOut = "without the attribute"
    case caseLeftOut = "without a case"
    case declarationLeftOut = "without the declaration"
    case braceLeftOut = "without a brace"
    case misspelt = "misspelt"
    case labelsSwapped = "with two labels swapped"
    case anotherChild = "with another child"
  }

  let kind: Kind
  /// The solution with the slip, without markers.
  let text: String
  /// The line of the first message, counted from 1; nil where no tool can know the line.
  let line: Int?
  /// The words of an explanation that says how it is put right; any of them is enough.
  let cures: [String]
  /// The line before and after.
  let before: String
  let after: String
}
