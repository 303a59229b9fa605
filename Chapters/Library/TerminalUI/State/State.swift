/// A value that a view keeps for as long as it is on the screen.
///
/// ```swift
/// struct DetailsView: View {
///   @State private var isExpanded = false
///
///   var body: some View {
///     Toggle("Details", isOn: $isExpanded)
///   }
/// }
/// ```
///
/// The value belongs to the view's place on the screen: a new value of the view in the same place
/// finds it again. Views that have read it are evaluated again when it changes. Name and signatures
/// are SwiftUI's.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let reference: StateReference<Value>

  /// Creates the property.
  ///
  /// - Parameter wrappedValue: The value to begin with.
  public init(wrappedValue: Value) {
    reference = StateReference(initialValue: wrappedValue)
  }

  /// Creates the property.
  ///
  /// - Parameter initialValue: The value to begin with.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { reference.location.value }
    nonmutating set { reference.location.value = newValue }
  }

  /// A binding of the value.
  public var projectedValue: Binding<Value> {
    let location = reference.location
    return Binding(read: { location.value }, write: { location.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the property without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

// A value that is read or written where its view is, on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
  func install(in node: ViewNode, at index: Int) {
    reference.install(in: node, at: index)
  }
}

/// Leads from a property of a view to where its value is kept.
final class StateReference<Value> {
  private let initialValue: Value
  private(set) var location: StateLocation<Value>
  private var isInstalled = false

  init(initialValue: Value) {
    self.initialValue = initialValue
    location = StateLocation(initialValue)
  }

  @MainActor
  func install(in node: ViewNode, at index: Int) {
    if let kept = node.locations[index] as? StateLocation<Value> {
      location = kept
    } else {
      // One value of a view may be in two places, each of which has state of its own.
      if isInstalled { location = StateLocation(initialValue) }
      node.locations[index] = location
    }
    isInstalled = true
  }
}
