public import Foundation

/// A view for each element of a collection.
///
/// ```swift
/// ForEach(store.scope(\.rows, action: \.rows)) { store in
///   RowView(store: store)
/// }
/// ```
///
/// A row is known by its id: it keeps its state when others come, go and move.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  private var delete: ((IndexSet) -> Void)?
  private var move: ((IndexSet, Int) -> Void)?
}

extension ForEach where Content: View {
  /// Creates views of elements that have an id.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the view of an element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates views of elements that have an id at a key path, such as `\.self`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to an element's id.
  ///   - content: Makes the view of an element.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  /// Creates a view for each number of a range that never changes.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - content: Makes the view of a number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach where Content: View {
  /// Creates views of the elements of a binding, each of which gets a binding of its element.
  ///
  /// ```swift
  /// ForEach($store.attendees) { $attendee in
  ///   TextField("Name", text: $attendee.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The binding.
  ///   - content: Makes the view of an element's binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>],
    C.Element: Identifiable,
    C.Index: Hashable,
    ID == C.Element.ID
  {
    let elements = data.wrappedValue.indices.map { data.element(at: $0) }
    self.init(data: elements, content: content, id: { $0.wrappedValue.id })
  }
}

extension Binding
where Value: MutableCollection & RandomAccessCollection, Value.Element: Identifiable {
  /// The binding of an element. When the element is no longer in its place, the binding reads the
  /// element from when it was made, and writes nothing.
  fileprivate func element(at index: Value.Index) -> Binding<Value.Element> {
    let element = wrappedValue[index]
    func isInPlace() -> Bool {
      wrappedValue.indices.contains(index) && wrappedValue[index].id == element.id
    }
    return Binding<Value.Element>(
      read: { isInPlace() ? wrappedValue[index] : element },
      write: { if isInPlace() { wrappedValue[index] = $0 } }
    )
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  func evaluate(in node: ViewNode) -> NodeContent {
    var rows: [ViewNode.Child] = []
    rows.reserveCapacity(data.count)
    let hasActions = delete != nil || move != nil
    let isEditing = hasActions && node.track { node.isEditing }
    for (offset, element) in data.enumerated() {
      let row = Row(
        element: element,
        tag: AnyHashable(id(element)),
        content: content,
        actions: hasActions ? actions(at: offset) : nil,
        isEditing: isEditing
      )
      rows.append(ViewNode.Child(key: row.tag, view: row))
    }
    node.setChildren(rows)
    return .children
  }

  @MainActor
  private func actions(at offset: Int) -> ElementActions {
    var actions = ElementActions()
    if let delete {
      actions.delete = { delete(IndexSet(integer: offset)) }
    }
    if let move {
      actions.move = { [count = data.count] step in
        // The place is that of the row behind which, or in front of which, it goes.
        let place = step < 0 ? offset - 1 : offset + 2
        if (0...count).contains(place) { move(IndexSet(integer: offset), place) }
      }
    }
    return actions
  }

  /// The view of one element. The state that its closure reads is observed for this row alone.
  private struct Row: PrimitiveView {
    typealias Body = Never

    let element: Data.Element
    let tag: AnyHashable
    let content: (Data.Element) -> Content
    let actions: ElementActions?
    let isEditing: Bool

    func evaluate(in node: ViewNode) -> NodeContent {
      node.setChildren([node.track { content(element) }])
      guard let actions else {
        // In a picker, the id of a row is what selects it.
        return .inheriting { [tag] traits in
          var traits = traits
          traits.tag = tag
          return traits
        }
      }
      return .elements { [isEditing, unowned node] children, traits in
        [.row(of: node, children[0], traits, isEditing: isEditing, actions: actions)]
      }
    }
  }
}

/// Views of a collection, of which rows can be deleted and moved.
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }

  /// Lets a person delete rows.
  ///
  /// - Parameter action: Receives the positions of the rows, or `nil` to forbid it.
  /// - Returns: The views.
  func _onDelete(perform action: ((IndexSet) -> Void)?) -> Self

  /// Lets a person move rows.
  ///
  /// - Parameter action: Receives the positions of the rows, and the position in front of which
  ///   they go, or `nil` to forbid it.
  /// - Returns: The views.
  func _onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self
}

extension ForEach: DynamicViewContent where Content: View {
  /// Lets a person delete rows.
  public func _onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Lets a person move rows.
  public func _onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.move = action
    return copy
  }
}

extension DynamicViewContent {
  /// Lets a person delete rows: with the delete key, or after ``EditButton`` was tapped.
  ///
  /// - Parameter action: Receives the positions of the rows, or `nil` to forbid it.
  /// - Returns: The views.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _onDelete(perform: action)
  }

  /// Lets a person move rows: after ``EditButton`` was tapped, with the left and the right key.
  ///
  /// - Parameter action: Receives the positions of the rows, and the position in front of which
  ///   they go, or `nil` to forbid it.
  /// - Returns: The views.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _onMove(perform: action)
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Removes elements: what `onDelete` asks for.
  ///
  /// - Parameter offsets: The positions of the elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: offset) }
  }

  /// Moves elements: what `onMove` asks for.
  ///
  /// - Parameters:
  ///   - source: The positions of the elements.
  ///   - destination: The position in front of which they go.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let place = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: place)
  }
}
