/// A property wrapper whose value a view keeps between evaluations.
public protocol DynamicProperty {
  /// Called before the view's body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that must know the view's node before the body is asked for.
protocol InstalledProperty: DynamicProperty {
  /// Connects the property with what the node keeps for it.
  ///
  /// - Parameters:
  ///   - node: The node of the view.
  ///   - index: Which of the view's properties it is.
  @MainActor func install(in node: ViewNode, at index: Int)
}

/// Finds the installed properties of views.
@MainActor
enum InstalledProperties {
  private static var positions: [ObjectIdentifier: [Int]] = [:]

  /// Connects all installed properties of a view with its node.
  static func install<V>(of view: V, in node: ViewNode) {
    let type = ObjectIdentifier(V.self)
    if let known = positions[type], known.isEmpty { return }
    var found: [Int] = []
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any InstalledProperty else { continue }
      property.install(in: node, at: index)
      found.append(index)
    }
    positions[type] = found
  }
}
