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
