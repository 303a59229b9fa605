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

/// What surrounds a view.
public struct EnvironmentValues: Sendable {
  /// Closes the sheet, or goes back from the page, that the view is on.
  public internal(set) var dismiss = DismissAction(dismiss: nil)

  /// Whether the view is on a sheet, or on a page that one can go back from.
  public var isPresented: Bool { dismiss.dismiss != nil }

  /// Goes a page further in the stack that the view is in.
  package var push: PushAction?

  /// The store of an enum, for the views of its cases.
  package var enumStore: (any AnyObject & Sendable)?

  /// Surroundings in which nothing is presented.
  public init() {}
}

/// Closes a sheet, or goes back from a page: `dismiss()`. Where nothing is presented, nothing happens.
@MainActor
@preconcurrency
public struct DismissAction: Sendable {
  nonisolated let dismiss: (@MainActor @Sendable () -> Void)?

  /// Closes what is presented.
  public func callAsFunction() {
    dismiss?()
  }
}

/// Goes a page further.
package struct PushAction: Sendable {
  /// Goes to the page of a value.
  ///
  /// - Returns: Whether the stack has pages for values of this type.
  package let push: @MainActor @Sendable (Any) -> Bool
}

/// Views with other surroundings.
package struct Surrounded<Content: View> {
  private let content: Content
  private let change: @MainActor (inout EnvironmentValues) -> Void

  /// Changes the surroundings of views.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - change: Changes the values.
  package init(_ content: Content, change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }
}

extension Surrounded: View, PrimitiveView {
  package typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.changeEnvironment(change)
    node.setChildren([content])
    return .children
  }
}
