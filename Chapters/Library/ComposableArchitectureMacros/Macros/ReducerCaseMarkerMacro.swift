/// `@ReducerCaseEphemeral` and `@ReducerCaseIgnored` add nothing themselves: `@Reducer` reads them.
enum ReducerCaseMarkerMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    Expansion()
  }
}
