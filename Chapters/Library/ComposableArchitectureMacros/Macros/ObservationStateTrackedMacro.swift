/// `@ObservationStateTracked`: accessors that notify observers of a field, and its storage.
enum ObservationStateTrackedMacro: AttachedMacro {
  static func expand(_ request: ExpansionRequest, _ declaration: Declaration) -> Expansion {
    guard let property = StoredProperty(declaration) else { return Expansion() }
    switch request.role {
    case .accessor:
      return Expansion(
        TrackedAccessors(name: property.name, storage: property.storageName).source(
          initialization: "\(property.storageName) = initialValue",
          value: property.storageName,
          hasObservers: property.hasObservers
        )
      )
    case .peer:
      return Expansion(
        "private \(property.storageModifiers)var \(property.storageName)"
          + property.typeAnnotation + property.initializer + property.observers
      )
    default:
      return Expansion()
    }
  }
}

/// The accessors of a field that is observed under one name and stored under another.
struct TrackedAccessors {
  /// The name under which the field is observed.
  var name: String
  /// The variable that init accessors initialize.
  var storage: String

  /// - Parameters:
  ///   - initialization: The init accessor's code for `initialValue`; nil for no init accessor.
  ///   - value: The expression that is read and written.
  ///   - isPresented: Whether it is a child that is presented, of which an equal one counts as another.
  ///   - hasObservers: Whether the value has `willSet` or `didSet`, which are for changes alone.
  func source(
    initialization: String?,
    value: String,
    isPresented: Bool = false,
    hasObservers: Bool = false
  ) -> String {
    let before = isPresented || hasObservers ? "copying: \(value)" : "&\(value)"
    var accessors = """
      get {
        _$observationRegistrar.access(self, keyPath: \\.\(name))
        return \(value)
      }
      set {
        let isChange = _$observationRegistrar.isChange(
          \(value), newValue, _$isIdentityEqual\(isPresented ? "" : ", _$isEqual"))
        \(value) = newValue
        if isChange { _$observationRegistrar.notify(self, keyPath: \\.\(name)) }
      }
      _modify {
        let before = _$observationRegistrar.willModify(\(before))
        defer {
          if _$observationRegistrar.didModify(\(value), before, _$isIdentityEqual) {
            _$observationRegistrar.notify(self, keyPath: \\.\(name))
          }
        }
        yield &\(value)
      }
      """
    if let initialization {
      accessors = """
        @storageRestrictions(initializes: \(storage))
        init(initialValue) {
          \(initialization)
        }

        """ + accessors
    }
    // The compiler expects the braces of the property along with its accessors.
    return "{\n\(accessors.indented())\n}"
  }
}
