/// `@State`: keeps a view's value in a `State`, as SwiftUI's macro of Xcode 27 does. So the compiler
/// refuses here what it refuses there.
///
/// The names are SwiftUI's: `__count` is stored, `_count` is the `State`, and `$count` its binding. Where
/// the declaration has a value, the storage is a constant, which has no place in a memberwise
/// initializer, and only the other way has init accessors. The properties that are computed repeat the
/// value for its type alone: their accessors come from ``StatePartMacro``, and then the compiler drops it.
enum StateMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    guard let property = StoredProperty(declaration), !property.hasObservers else {
      return Expansion()
    }
    switch request.role {
    case .accessor: return Expansion(accessors(of: property))
    case .peer: return Expansion(peers(of: property))
    default: return Expansion()
    }
  }

  private static func accessors(of property: StoredProperty) -> String {
    let storage = "_" + property.storageName
    let accessors = """
      get { \(storage).wrappedValue }
      nonmutating set { \(storage).wrappedValue = newValue }
      """
    if value(of: property) != nil { return "{\n\(accessors.indented())\n}" }
    return """
      {
        @storageRestrictions(initializes: \(storage))
        init(initialValue) { \(storage) = TerminalUI.State(wrappedValue: initialValue) }
      \(accessors.indented())
      }
      """
  }

  private static func peers(of property: StoredProperty) -> String {
    let name = property.storageName
    let access = property.declaration.writtenAccess
    let type = property.binding.type.map { "<\(property.source.text($0))>" } ?? ""
    let projection = "@TerminalUI._StatePart \(access)var $\(property.name.withoutBackticks)"
    guard let value = value(of: property) else {
      return """
        private var _\(name): TerminalUI.State\(type)
        @TerminalUI._StatePart private var \(name): TerminalUI.State\(type)
        \(projection): TerminalUI.Binding\(type)
        """
    }
    let state = "TerminalUI.State\(type)(_initially: \(value))"
    return """
      private let _\(name) = \(state)
      @TerminalUI._StatePart private var \(name) = \(state)
      \(projection) = \(state).projectedValue
      """
  }

  /// The value in the declaration; an optional without one begins as nil.
  private static func value(of property: StoredProperty) -> String? {
    if let initializer = property.binding.initializer { return property.source.text(initializer) }
    return PresentsMacro.wrappedType(of: property) == nil ? nil : "nil"
  }
}

/// The accessors of `_count` and `$count`, which ``StateMacro`` declares.
enum StatePartMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    guard request.role == .accessor, let property = StoredProperty(declaration) else {
      return Expansion()
    }
    if property.name.hasPrefix("$") {
      return Expansion("{ get { __\(property.name.dropFirst()).projectedValue } }")
    }
    let storage = "_" + property.name
    if property.binding.initializer != nil {
      return Expansion(
        "{ get { \(storage) } nonmutating set { \(storage)._begin(with: newValue) } }"
      )
    }
    return Expansion(
      """
      {
        @storageRestrictions(initializes: \(storage))
        init(initialValue) { \(storage) = initialValue }
        get { \(storage) }
        set { \(storage) = newValue }
      }
      """
    )
  }
}
