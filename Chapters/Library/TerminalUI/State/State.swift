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
///
/// `@State` itself is a macro, as in Xcode 27: see ``State()``.
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

  /// Creates the property with the value of its declaration.
  ///
  /// - Parameter value: The value to begin with. It is made with the view, so that it has the view's
  ///   dependencies; where the view was on the screen before, the first one stays.
  public init(_initially value: Value) {
    self.init(wrappedValue: value)
  }

  /// The value. What is set before the view is on the screen is lost.
  public var wrappedValue: Value {
    get { reference.location.value }
    nonmutating set { if reference.isInstalled { reference.location.set(newValue) } }
  }

  /// Begins with the value of another one, for a `_count = State(initialValue: …)` in `init`.
  public func _begin(with other: State) { reference.begin(with: other.reference) }

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
  private var initialValue: Value
  private(set) var location: StateLocation<Value>
  private(set) var isInstalled = false

  init(initialValue: Value) {
    self.initialValue = initialValue
    location = StateLocation(initialValue)
  }

  func begin(with other: StateReference) {
    initialValue = other.initialValue
    location = other.location
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

/// A property of a view that keeps its value in a ``State-struct``.
///
/// A value in the declaration wins: what `init` assigns to such a property is lost, and does not compile
/// where another property has no value yet. Declare it without one to give it a value in `init`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`))
public macro State() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "StateMacro")

/// The accessors of what `@State` declares beside a property.
@attached(accessor, names: named(init), named(get), named(set))
public macro _StatePart() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "StatePartMacro")
