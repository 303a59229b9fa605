/// Makes the tree of nodes of a value: by the protocols for dumping where it conforms to one, or
/// else by its mirror.
struct DumpTree {
  /// Levels below which nothing is opened in any case: a value may hold itself, or be so
  /// deep that the stack would end.
  private static let depthLimit = 64
  /// Nodes after which nothing more is opened.
  private static let nodeLimit = 400_000

  private let maxDepth: Int
  private var depth = 0
  private var nodeCount = 0
  /// The objects around the current one, by which cycles are found.
  private var ancestors: Set<ObjectIdentifier> = []
  // Facts about types are kept, since many values have the same one.
  private var typeNames: [ObjectIdentifier: String] = [:]
  private var forms: [ObjectIdentifier: Form] = [:]

  /// The objects in the tree that may show another value on the second side of a diff, and the
  /// number of places of each.
  private(set) var references: [ObjectIdentifier: Int] = [:]
  /// The references on the first side, if this is the second one.
  private let referencesOfFirst: [ObjectIdentifier: Int]

  /// - Parameters:
  ///   - maxDepth: Levels below which nothing is opened.
  ///   - first: The other side of a diff, if this is the second one.
  init(maxDepth: Int = .max, comparedTo first: DumpTree? = nil) {
    self.maxDepth = min(maxDepth, Self.depthLimit)
    referencesOfFirst = first?.references ?? [:]
  }

  /// The node of a value.
  ///
  /// - Parameter isRoot: Whether an enum is printed with the name of its type, which inside another
  ///   value is known from there.
  mutating func node(of value: Any, isRoot: Bool = false) -> DumpNode {
    nodeCount += 1
    switch form(of: value) {
    case .representable:
      return represented(value as! any CustomDumpRepresentable, isRoot: isRoot)
    case .described:
      return DumpNode((value as! any CustomDumpStringConvertible).customDumpDescription)
    case .reflectable:
      return node(of: value, mirror: Mirror(customDumpReflecting: value), isRoot: isRoot)
    case .text:
      return text(value as! String)
    case .function:
      return DumpNode(readableName(of: type(of: value)))
    case .mirrored:
      return node(of: value, mirror: Mirror(reflecting: value), isRoot: isRoot)
    }
  }

  /// The way in which values of one type become nodes.
  private enum Form {
    case representable, described, reflectable, text, function, mirrored
  }

  private mutating func form(of value: Any) -> Form {
    let type = type(of: value)
    let key = ObjectIdentifier(type)
    if let form = forms[key] { return form }
    let form: Form =
      switch type {
      case is any CustomDumpRepresentable.Type: .representable
      case is any CustomDumpStringConvertible.Type: .described
      case is any CustomDumpReflectable.Type: .reflectable
      case is String.Type: .text
      default: isFunction(value) ? .function : .mirrored
      }
    forms[key] = form
    return form
  }

  private mutating func isFunction(_ value: Any) -> Bool {
    Mirror(reflecting: value).displayStyle == nil
      && readableName(of: type(of: value)).contains("->")
  }

  private mutating func represented(
    _ value: any CustomDumpRepresentable,
    isRoot: Bool
  ) -> DumpNode {
    // A value that represents itself would go round for ever.
    guard depth < Self.depthLimit else { return DumpNode("…") }
    depth += 1
    defer { depth -= 1 }
    guard let reference = value as? any DiffsAsTwoValues else {
      return node(of: value.customDumpValue, isRoot: isRoot)
    }
    let id = reference.identity
    references[id, default: 0] += 1
    let isSecond = referencesOfFirst[id] != nil
    let node = node(
      of: isSecond ? reference.valuesOfDiff.second : value.customDumpValue,
      isRoot: isRoot
    )
    node.reference = id
    return node
  }

  private mutating func node(of value: Any, mirror: Mirror, isRoot: Bool) -> DumpNode {
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first?.value else { return DumpNode("nil") }
      return node(of: wrapped, isRoot: isRoot).wrapped
    case .enum:
      return enumCase(value, mirror, isRoot: isRoot)
    case .tuple:
      return open("(", mirror, tail: ")") { $0.fields(of: mirror) }
    case .collection:
      return open("[", mirror, tail: "]", kind: .elements) { $0.elements(of: mirror) }
    case .dictionary:
      if mirror.children.isEmpty { return DumpNode("[:]") }
      return open("[", mirror, tail: "]", kind: .members) { $0.entries(of: mirror) }
    case .set:
      return open("Set([", mirror, tail: "])", kind: .members) { $0.members(of: mirror) }
    case .class:
      return object(value, mirror)
    case .struct:
      if mirror.children.isEmpty, let value = value as? any CustomStringConvertible {
        return DumpNode("\(name(of: mirror.subjectType))(\(value))")
      }
      return open(
        "\(name(of: mirror.subjectType))(",
        mirror,
        tail: ")",
        id: identifier(of: value)
      ) { $0.fields(of: mirror) }
    default:
      return DumpNode(scalar(value))
    }
  }

  // MARK: Values without children

  private func text(_ value: String) -> DumpNode {
    guard value.contains(where: \.isNewline) else { return DumpNode(value.debugDescription) }
    let lines = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return DumpNode(
      "\"\"\"",
      lines.map { DumpNode.Child(label: "", node: DumpNode(String($0))) },
      tail: "\"\"\"",
      kind: .lines
    )
  }

  private mutating func scalar(_ value: Any) -> String {
    if let type = value as? any Any.Type { return "\(readableName(of: type)).self" }
    if let value = value as? any CustomDebugStringConvertible { return value.debugDescription }
    return String(describing: value)
  }

  // MARK: Values with children

  /// A node with children, unless it is too deep to open.
  private mutating func open(
    _ head: String,
    _ mirror: Mirror,
    tail: String,
    kind: DumpNode.Kind = .fields,
    id: AnyHashable? = nil,
    children: (inout Self) -> [DumpNode.Child]
  ) -> DumpNode {
    guard depth < maxDepth, nodeCount < Self.nodeLimit else {
      if mirror.children.isEmpty { return DumpNode(head + tail, id: id) }
      return DumpNode("\(head)…\(tail)", id: id, isAtom: false)
    }
    depth += 1
    defer { depth -= 1 }
    return DumpNode(head, children(&self), tail: tail, kind: kind, id: id)
  }

  private mutating func enumCase(_ value: Any, _ mirror: Mirror, isRoot: Bool) -> DumpNode {
    let type = isRoot ? name(of: mirror.subjectType) : ""
    guard let payload = mirror.children.first else {
      return DumpNode("\(type).\(caseName(of: value) ?? String(describing: value))")
    }
    let name = payload.label ?? caseName(of: value) ?? "?"
    let values = Mirror(reflecting: payload.value)
    return open("\(type).\(name)(", mirror, tail: ")", kind: .payload) {
      values.displayStyle == .tuple
        ? $0.fields(of: values)
        : [DumpNode.Child(label: "", node: $0.node(of: payload.value))]
    }
  }

  private mutating func object(_ value: Any, _ mirror: Mirror) -> DumpNode {
    if let keyPath = value as? AnyKeyPath { return DumpNode(readableDescription(of: keyPath)) }
    let identity = ObjectIdentifier(value as AnyObject)
    let name = name(of: mirror.subjectType)
    guard ancestors.insert(identity).inserted else { return DumpNode("\(name)(↩︎)") }
    defer { ancestors.remove(identity) }
    return open("\(name)(", mirror, tail: ")", id: identifier(of: value)) { tree in
      var inherited: [DumpNode.Child] = []
      var parent = mirror.superclassMirror
      while let mirror = parent {
        inherited = tree.fields(of: mirror) + inherited
        parent = mirror.superclassMirror
      }
      return inherited + tree.fields(of: mirror)
    }
  }

  private mutating func fields(of mirror: Mirror) -> [DumpNode.Child] {
    mirror.children.compactMap { child in
      var label = child.label ?? ""
      // Members that macros add to a type are not what its author wants to see.
      guard !label.hasPrefix("_$") else { return nil }
      // A property with a wrapper or a macro is stored under its name with an underscore; values of
      // a tuple without labels are named .0, .1 and so on.
      if label.hasPrefix("_") { label.removeFirst() }
      if label.hasPrefix(".") { label = "" }
      return DumpNode.Child(
        label: label.isEmpty ? "" : "\(label): ",
        node: node(of: child.value)
      )
    }
  }

  private mutating func elements(of mirror: Mirror) -> [DumpNode.Child] {
    mirror.children.map { DumpNode.Child(label: "", node: node(of: $0.value)) }
  }

  private mutating func members(of mirror: Mirror) -> [DumpNode.Child] {
    mirror.children
      .map { (value: $0.value, node: node(of: $0.value)) }
      .sorted { isOrdered(($0.value, $0.node.collapsed), ($1.value, $1.node.collapsed)) }
      .map { DumpNode.Child(label: "", node: $0.node) }
  }

  private mutating func entries(of mirror: Mirror) -> [DumpNode.Child] {
    mirror.children
      .compactMap { child -> (key: Any, label: String, node: DumpNode)? in
        let entry = Mirror(reflecting: child.value).children.map(\.value)
        guard entry.count == 2 else { return nil }
        // A key is a label, on one line.
        let label = node(of: entry[0]).lines(label: "", indent: 0, end: "")
          .map { $0.drop { $0 == " " } }.joined(separator: " ")
        return (entry[0], label, node(of: entry[1]))
      }
      .sorted { isOrdered(($0.key, $0.label), ($1.key, $1.label)) }
      .map { DumpNode.Child(label: "\($0.label): ", node: $0.node) }
  }

  // MARK: Names and ids

  private mutating func name(of type: any Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = typeNames[key] { return name }
    let name = plainName(of: type)
    typeNames[key] = name
    return name
  }

  private func identifier(of value: Any) -> AnyHashable? {
    func id(of value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
    return (value as? any Identifiable).map { id(of: $0) }
  }
}

/// Whether a value comes before another one: as their type says if it is comparable, or else as
/// they are printed.
private func isOrdered(_ lhs: (value: Any, text: String), _ rhs: (value: Any, text: String)) -> Bool
{
  func isLess<T: Comparable>(_ value: T) -> Bool? {
    (rhs.value as? T).map { value < $0 }
  }
  if let value = lhs.value as? any Comparable, let isLess = isLess(value) { return isLess }
  return lhs.text < rhs.text
}
