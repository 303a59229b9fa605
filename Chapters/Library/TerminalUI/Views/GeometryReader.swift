public import Foundation

/// The size of a view's area.
public struct GeometryProxy: Sendable {
  /// The size in points; a cell of the terminal is 8 wide and 16 high.
  public let size: CGSize

  /// The area.
  ///
  /// - Parameter coordinateSpace: Unused: the area begins at zero.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

/// The origin from which a place is measured.
public enum CoordinateSpace: Hashable, Sendable {
  case global, local
}

/// A view that takes all the room that there is, and knows how much that is.
///
/// As long as nothing is drawn, as in a test, it has 320 by 384 points.
public struct GeometryReader<Content: View> {
  /// Makes the content for a size.
  public var content: (GeometryProxy) -> Content

  /// Creates the view.
  ///
  /// - Parameter content: Makes the content for a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let size = node.memory { StateLocation(CGSize(width: 320, height: 384)) }
    node.setChildren([node.track { content(GeometryProxy(size: size.value)) }])
    return .elements { [unowned node] children, traits in
      [
        Element(
          .stack,
          of: node,
          .reader { size.value = $0 },
          traits: traits,
          children: children[0]
        )
      ]
    }
  }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy: Sendable {
  /// Scrolls to a view. A terminal leaves that to the person.
  ///
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - anchor: The place on the screen to which it is scrolled.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}

/// A view that can scroll what is in it.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates the view.
  ///
  /// - Parameter content: Makes the content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}
