/// A part of a screen: a value that describes what is to be seen, made of other views.
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     HStack {
///       Button("−") { store.send(.decrementButtonTapped) }
///       Text("\(store.count)")
///       Button("+") { store.send(.incrementButtonTapped) }
///     }
///   }
/// }
/// ```
///
/// A body is asked for again when something changes that it has read. Name, requirement and
/// isolation are SwiftUI's.
@MainActor
@preconcurrency
public protocol View {
  /// The type of what the view is made of.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Never asked for.
  public var body: Never { fatalError("A view of type Never cannot exist.") }
}

extension View where Body == Never {
  /// Never asked for: the view is one of those that all others are made of.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A view that other views are made of: it says itself what is to be seen.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Brings the node's children up to date.
  ///
  /// - Parameter node: The node of the view.
  /// - Returns: The contribution of the node to the screen.
  func evaluate(in node: ViewNode) -> NodeContent
}
