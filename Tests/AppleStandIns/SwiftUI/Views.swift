// SwiftUI's views, as far as learners' files use them.
public import Foundation

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
    fatalError()
  }
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    fatalError()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    fatalError()
  }
}

public struct TupleView<T> {}
extension TupleView: View { public typealias Body = Never }
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never
}
extension Optional: View where Wrapped: View { public typealias Body = Never }

public struct EmptyView {
  public init() {}
}
extension EmptyView: View { public typealias Body = Never }

public struct AnyView {
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}
extension AnyView: View { public typealias Body = Never }

public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data { fatalError() }
}
extension ForEach: View where Content: View { public typealias Body = Never }
extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable { fatalError() }
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { fatalError() }
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { fatalError() }
}
public struct EditableCollectionContent<Content, Data> {}
extension EditableCollectionContent: View where Content: View { public typealias Body = Never }
extension ForEach {
  public init<C, R: View>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  { fatalError() }
}
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
}
