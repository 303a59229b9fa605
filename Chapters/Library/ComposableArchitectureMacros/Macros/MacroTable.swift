/// The macros by the names that the library's declarations use in `#externalMacro`.
private func macro(named typeName: String) -> (any AttachedMacro.Type)? {
  switch typeName {
  case "CasePathableMacro": CasePathableMacro.self
  case "ObservableStateMacro": ObservableStateMacro.self
  case "ObservationStateTrackedMacro": ObservationStateTrackedMacro.self
  case "PresentsMacro": PresentsMacro.self
  case "DependencyClientMacro": DependencyClientMacro.self
  case "DependencyEndpointMacro": DependencyEndpointMacro.self
  case "DependencyEntryMacro": DependencyEntryMacro.self
  case "ReducerMacro": ReducerMacro.self
  case "ViewActionMacro": ViewActionMacro.self
  case "StateMacro": StateMacro.self
  case "StatePartMacro": StatePartMacro.self
  case "MarkerMacro": MarkerMacro.self
  default: nil
  }
}

/// Expands a macro.
func expand(_ request: ExpansionRequest) -> Expansion {
  guard
    let macro = macro(named: request.typeName),
    let declaration = DeclarationParser.parse(request.declaration.source)
  else { return Expansion() }
  return macro.expand(request, declaration)
}
