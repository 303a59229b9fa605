/// The values that a view gets from the views around it.
public struct EnvironmentValues: Sendable {
  /// Closes the sheet, or goes back from the page, that the view is on.
  public internal(set) var dismiss = DismissAction(dismiss: nil)

  /// Whether the view is on a sheet, or on a page that one can go back from.
  public var isPresented: Bool { dismiss.dismiss != nil }

  /// Goes a page further in the stack that the view is in.
  package var push: PushAction?

  /// Reads and writes whether rows show what deletes and moves them.
  var editing: EditingAccess?

  private var custom = CustomValues()

  /// Surroundings in which nothing is presented.
  public init() {}

  /// A value of an app's own.
  ///
  /// ```swift
  /// extension EnvironmentValues {
  ///   var unit: Unit {
  ///     get { self[UnitKey.self] }
  ///     set { self[UnitKey.self] = newValue }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter key: The type that names the value.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { custom.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { custom.values[ObjectIdentifier(key)] = newValue }
  }

  /// The values of an app's own. Views read and write them, which happens on the main actor.
  private struct CustomValues: @unchecked Sendable {
    var values: [ObjectIdentifier: Any] = [:]
  }
}

/// Names a value of the surroundings, and says what it is where no view has set it.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view has set it.
  static var defaultValue: Value { get }
}

/// Closes a sheet, or goes back from a page: `dismiss()`. Where nothing is presented, nothing
/// happens.
@MainActor
@preconcurrency
public struct DismissAction: Sendable {
  nonisolated let dismiss: (@MainActor @Sendable () -> Void)?

  /// Closes what is presented.
  public func callAsFunction() {
    dismiss?()
  }
}

/// Access to whether a screen's rows show what deletes and moves them.
struct EditingAccess: Sendable {
  let read: @MainActor @Sendable () -> Bool
  let write: @MainActor @Sendable (Bool) -> Void
}

/// Goes a page further.
package struct PushAction: Sendable {
  /// Goes to the page of a value.
  ///
  /// - Returns: Whether the stack has pages for values of this type.
  package let push: @MainActor @Sendable (Any) -> Bool
}
