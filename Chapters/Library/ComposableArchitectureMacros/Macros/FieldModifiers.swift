/// What reducers and stores ask for to change a child's state where it is, and to read it.
///
/// A key path reads and writes a property that has accessors through a copy, and while there is a
/// copy, a change to a collection in the child copies all of it. `_modify` needs none, but can only be
/// reached by name: so for each field that may hold a child there is a closure which does.
struct FieldModifiers {
  private struct Field {
    /// How it is named in a key path.
    let name: String
    /// The expression that reads it without observing it, behind a dot.
    let storage: String
  }

  private let fields: [Field]

  init(of declaration: Declaration) {
    fields = declaration.members().compactMap { member -> [Field]? in
      guard let property = StoredProperty(member) else { return nil }
      let name = property.name.withoutBackticks
      let storage = property.storageName
      if member.hasAttribute("Presents") {
        if PresentsMacro.wrappedType(of: property) == nil { return nil }
        return [
          Field(name: "`\(name)`", storage: storage + ".wrappedValue"),
          Field(name: "$" + name, storage: storage),
        ]
      }
      if member.hasAttribute("ObservationStateIgnored") { return nil }
      if property.hasPropertyWrapper || Self.isPlain(property) { return nil }
      return [Field(name: "`\(name)`", storage: storage)]
    }
    .flatMap { $0 }
  }

  /// The function that finds the closure of a field by its key path; nothing if no field has one.
  func source(access: String) -> String? {
    if fields.isEmpty { return nil }
    let lines = fields.map { field in
      """
      if keyPath == \\Self.\(field.name) {
        return ComposableArchitecture._$FieldModifier(
          \\Self.\(field.storage), { $0.\(field.storage) }, { $1(&$0.\(field.name)) })
      }
      """
    }
    return """
      \(access)static func _$modifier(at keyPath: Swift.AnyKeyPath) -> Swift.AnyObject? {
      \(lines.joined(separator: "\n").indented())
        return nil
      }
      """
  }

  /// Whether the field is a number, a text or the like, which no reducer is run on.
  private static func isPlain(_ property: StoredProperty) -> Bool {
    if let type = property.binding.type {
      let plain = ["Int", "Double", "Bool", "String", "Date", "UUID", "URL", "Duration"]
      let name = property.source.text(type)
      return plain.contains(name.hasSuffix("?") ? String(name.dropLast()) : name)
    }
    guard let initializer = property.binding.initializer else { return false }
    let text = property.source.text(initializer)
    return text == "true" || text == "false" || text.first == "\"" || text.first == "#"
      || text.first == "-" || text.first?.isNumber == true
  }
}
