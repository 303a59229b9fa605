/// `@ObservationStateIgnored`, `@ReducerCaseIgnored` and their like add nothing themselves: the
/// macro on the type around them reads them.
enum MarkerMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    Expansion()
  }
}
