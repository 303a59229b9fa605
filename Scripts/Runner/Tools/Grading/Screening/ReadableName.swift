import Foundation

/// The name of a function or a type as the demangler writes it.
struct ReadableName {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The type that the function's extension extends, if that is in a module; nil if there is none.
  func extendedType(in module: String) -> String? {
    guard let mark = text.range(of: "(extension in \(module)"),
      let end = text[mark.upperBound...].range(of: "):")
    else { return nil }
    return String(text[end.upperBound...].prefix { !"<(".contains($0) }.prefix(80))
      .components(separatedBy: ".").prefix(2).joined(separator: ".")
  }

  /// The first name behind that of a module.
  func root(in module: String) -> String? {
    // The type of a property, behind its name, does not say whose it is.
    let text = text.hasPrefix("key path ") ? text.components(separatedBy: " : ")[0] : text
    guard let mark = text.range(of: module + ".") else { return nil }
    let name = text[mark.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  /// Without modules' extensions, parameters and types, for people.
  var shortened: String {
    var name = text.replacing("static ", with: "")
    // The demangler writes what is private as `Counter.(count in _1F2E3D4C)`.
    name.replace(/\((\w+) in _[0-9A-F]+\)/) { String($0.output.1) }
    if let mark = name.range(of: "(extension in "),
      let end = name[mark.upperBound...].range(of: "):")
    {
      name.removeSubrange(mark.lowerBound..<end.upperBound)
    }
    let end = name.indices.first { "<(".contains(name[$0]) && $0 != name.startIndex }
    name = String(name[..<(end ?? name.endIndex)]).components(separatedBy: " : ")[0]
    return name.count > 80 ? name.prefix(79) + "…" : name
  }
}
