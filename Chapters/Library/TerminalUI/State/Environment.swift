/// Reads a value of the surroundings of a view.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// Button("Close") { dismiss() }
/// ```
///
/// Name and signatures are SwiftUI's.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Reference {
    var node: (() -> EnvironmentValues)?
  }

  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let reference = Reference()

  /// Creates the property.
  ///
  /// - Parameter keyPath: Which value, such as `\.dismiss`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value {
    (reference.node?() ?? EnvironmentValues())[keyPath: keyPath]
  }
}

extension Environment: InstalledProperty {
  func install(in node: ViewNode, at index: Int) {
    reference.node = { [weak node] in
      MainActor.assumeIsolated { node?.environment ?? EnvironmentValues() }
    }
  }
}

extension View {
  /// Sets a value of the surroundings of a view.
  ///
  /// - Parameters:
  ///   - keyPath: Which value.
  ///   - value: The value that the view, and those in it, read with ``Environment``.
  /// - Returns: The view in its surroundings.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    Setting(content: self, keyPath: keyPath, value: value)
  }
}

/// Views for which a value of the surroundings is set. Those that have read it are evaluated again
/// when it changes.
private struct Setting<Content: View, Value>: PrimitiveView {
  typealias Body = Never

  let content: Content
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func evaluate(in node: ViewNode) -> NodeContent {
    let location = node.memory { StateLocation(value) }
    location.value = value
    node.changeEnvironment { $0[keyPath: keyPath] = location.value }
    node.setChildren([content])
    return .children
  }
}
