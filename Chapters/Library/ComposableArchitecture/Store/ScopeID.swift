/// Under what a store keeps the stores scoped from it.
enum ScopeID: Hashable {
  case keyPaths(state: AnyKeyPath, action: AnyKeyPath)
  case element(AnyHashable)

  static func == (lhs: ScopeID, rhs: ScopeID) -> Bool {
    switch (lhs, rhs) {
    case (.keyPaths(let lhsState, let lhsAction), .keyPaths(let rhsState, let rhsAction)):
      lhsState == rhsState && lhsAction == rhsAction
    case (.element(let lhs), .element(let rhs)):
      lhs == rhs
    default:
      false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .keyPaths(let state, let action):
      // To hash what a key path does is slow; a store has few children, and their types differ.
      hasher.combine(ObjectIdentifier(type(of: state)))
      hasher.combine(ObjectIdentifier(type(of: action)))
    case .element(let id):
      hasher.combine(id)
    }
  }
}
