/// Pages on top of each other: the older name of a ``NavigationStack`` without a path.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack of pages.
  ///
  /// - Parameter content: The page at the bottom.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack.
  public var body: some View {
    NavigationStack { content }
  }
}

extension NavigationLink {
  /// Creates a link to a page: the spelling of older code.
  ///
  /// - Parameters:
  ///   - destination: The page.
  ///   - label: The content of the link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: { destination }, label: label)
  }

  /// Creates a link to a page: the spelling of older code.
  ///
  /// - Parameters:
  ///   - titleKey: The content of the link.
  ///   - destination: The page.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) where Label == Text {
    self.init(destination: { destination }, label: { Text(titleKey) })
  }

  /// Creates a link to a page: the spelling of older code.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) where Label == Text {
    self.init(destination: { destination }, label: { Text(title) })
  }
}

extension View {
  /// Names a page by a text, of which the bar above it shows the letters alone.
  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.string)
  }

  /// Puts a view into the left end of the bar above the page: the spelling of older code.
  public func navigationBarItems(leading: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts a view into the right end of the bar above the page: the spelling of older code.
  public func navigationBarItems(trailing: some View) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts views into the bar above the page: the spelling of older code.
  public func navigationBarItems(leading: some View, trailing: some View) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
}
