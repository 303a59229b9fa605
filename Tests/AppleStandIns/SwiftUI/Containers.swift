// SwiftUI's containers, as far as learners' files use them.
public import Foundation

@frozen
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}
@frozen
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
}
@frozen
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
}

@frozen
public struct VStack<Content> {
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
extension VStack: View where Content: View { public typealias Body = Never }
@frozen
public struct HStack<Content> {
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
extension HStack: View where Content: View { public typealias Body = Never }
@frozen
public struct ZStack<Content> {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
extension ZStack: View where Content: View { public typealias Body = Never }

@frozen
public struct Spacer {
  public init(minLength: CGFloat? = nil) {}
}
extension Spacer: View { public typealias Body = Never }
public struct Divider: View {
  public nonisolated init() {}
  public typealias Body = Never
}

public struct List<SelectionValue: Hashable, Content: View>: View { public typealias Body = Never }
extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {}
}
public struct Form<Content: View>: View {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public typealias Body = Never
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}
extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {}
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  where Footer == EmptyView {}
  public init(@ViewBuilder content: () -> Content)
  where Parent == EmptyView, Footer == EmptyView {}
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
  where Parent == EmptyView {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {}
}
public struct ScrollView<Content: View>: View {
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
  public typealias Body = Never
}
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {}
  public typealias Body = Never
}
extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

@frozen
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  @frozen
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}
@frozen
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
