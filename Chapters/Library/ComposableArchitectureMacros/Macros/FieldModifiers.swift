/// What a parent reducer asks for to change a child's state where it is.
///
/// A key path reads and writes a property that has accessors through a copy, and while there is a
/// copy, a change to a collection in the child copies all of it. `_modify` needs none, but can only be
/// reached by name: so for each field that may hold a child there is a closure which does.
struct FieldModifiers {
  private let fields: [String]

  init(of declaration: Declaration) {
    fields = declaration.members().compactMap { member -> [String]? in
      guard let property = StoredProperty(member) else { return nil }
      let name = property.name.withoutBackticks
      if member.hasAttribute("Presents") { return [name, "$" + name] }
      if property.hasPropertyWrapper || Self.isPlain(property) { return nil }
      return [name]
    }
    .flatMap { $0 }
  }

  /// The function that finds the closure of a field by its key path; nothing if no field has one.
  func source(access: String) -> String? {
    if fields.isEmpty { return nil }
    let lines = fields.map { name in
      let name = name.hasPrefix("$") ? name : "`\(name)`"
      return """
        if keyPath == \\Self.\(name) {
          return ComposableArchitecture._$FieldModifier(\\Self.\(name)) { $1(&$0.\(name)) }
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
