/// The features that lie on top of each other in a navigation stack, from the bottom to the top.
///
/// ```swift
/// @ObservableState
/// struct State: Equatable {
///   var path = StackState<Path.State>()
/// }
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
/// ```
///
/// It is used like an array: `append` goes one screen deeper, `removeLast` goes back, `removeAll`
/// goes back to the root. Besides, each element has an id that stays the same while others come and
/// go, which tells the reducer and the effects of one screen from those of another of its kind.
///
/// The name follows TCA.
public struct StackState<Element> {
  /// The ids of the elements, from the bottom to the top.
  public private(set) var ids: [StackElementID]

  /// The elements in the order of ``ids``.
  private var elements: [Element]

  /// The elements as the parent's reducer saw them last; comparing states leaves them out.
  var presentedElements: [PresentedElement] = []

  /// An empty stack.
  public init() {
    ids = []
    elements = []
  }

  /// The element with an id, `nil` if there is none.
  ///
  /// Assigning `nil` removes the element. Assigning an element to an id that is not in the stack
  /// reports an issue, except in a test, where it adds the element, so that a test can expect it.
  public subscript(id id: StackElementID) -> Element? {
    get { index(of: id).flatMap { elements[$0] } }
    _modify {
      // Taken out of the array, so that a change copies nothing of the element.
      let index = index(of: id)
      var element = index.map { elements.remove(at: $0) }
      defer { put(element, backAt: index, id: id) }
      yield &element
    }
  }

  /// The value of a case of an element; `nil` if there is no such element or it is in another case.
  ///
  /// Assigning reports an issue if the element is not in that case.
  public subscript<Case>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Case>
  ) -> Case? where Element: CasePathable {
    get { self[id: id].flatMap { $0[case: path] } }
    set { assign(newValue, to: AnyCasePath(path), of: id) }
  }

  /// Replaces what an element's case carries, or reports that the element is in another one.
  mutating func assign<Case>(
    _ value: Case?,
    to path: AnyCasePath<Element, Case>,
    of id: StackElementID
  ) {
    guard let element = self[id: id], path.extract(from: element) != nil else {
      reportIssue(
        """
        '\(readableName(of: Case.self))' was assigned to the element \(id.debugDescription) of a \
        stack, which is not in that case.

        The element is \(self[id: id].map(describe) ?? "not in the stack"). To replace it by \
        another case, assign the whole element.
        """
      )
      return
    }
    self[id: id] = value.map(path.embed)
  }

  /// Takes an element and all above it from the stack. Nothing happens if it is not in it.
  public mutating func pop(from id: StackElementID) {
    guard let index = index(of: id) else { return }
    removeSubrange(index...)
  }

  /// Takes all above an element from the stack. Nothing happens if it is not in it.
  ///
  /// - Parameter id: The id of the element, which becomes the top.
  public mutating func pop(to id: StackElementID) {
    guard let index = index(of: id) else { return }
    removeSubrange((index + 1)...)
  }

  /// Adds an element with a known id on top.
  mutating func append(_ element: Element, id: StackElementID) {
    ids.append(id)
    elements.append(element)
  }

  /// The position of the element with an id, counted from the bottom.
  func index(of id: StackElementID) -> Int? {
    ids.lastIndex(of: id)
  }

  /// Ends a change of ``subscript(id:)``.
  private mutating func put(_ element: Element?, backAt index: Int?, id: StackElementID) {
    switch (index, element) {
    case (let index?, let element?):
      elements.insert(element, at: index)
    case (let index?, nil):
      ids.remove(at: index)
    case (nil, let element?):
      if isTesting {
        append(element, id: id)
      } else {
        reportIssue(
          """
          An element was assigned to the id \(id.debugDescription), which is not in the stack.

          An id belongs to one element and goes with it. Use 'append' to add an element; it gets \
          an id of its own.
          """
        )
      }
    case (nil, nil):
      break
    }
  }
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { elements.count }

  /// The element at a place, counted from the bottom. To change it, use its id.
  public subscript(position: Int) -> Element {
    elements[position]
  }

  /// Replaces a part of the stack; the elements that come in get ids of their own.
  public mutating func replaceSubrange(
    _ subrange: Range<Int>,
    with newElements: some Collection<Element>
  ) {
    elements.replaceSubrange(subrange, with: newElements)
    guard !newElements.isEmpty else {
      ids.removeSubrange(subrange)
      return
    }
    let generator = DependencyValues._current.stackElementID
    ids.replaceSubrange(subrange, with: newElements.map { _ in generator.next() })
  }

  /// Takes all elements from the stack.
  ///
  /// - Parameter keepCapacity: Whether the memory is kept for new elements.
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
    ids.removeAll(keepingCapacity: keepCapacity)
    elements.removeAll(keepingCapacity: keepCapacity)
  }
}

extension StackState: Equatable where Element: Equatable {
  /// Stacks are equal if their elements are, and have the same ids.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.ids == rhs.ids && lhs.elements == rhs.elements
  }
}

extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    hasher.combine(elements)
  }
}

extension StackState: Sendable where Element: Sendable {}

// Ids mean nothing beyond the run of a program, so the elements alone are stored.
extension StackState: Decodable where Element: Decodable {
  /// Decodes a list of elements, which get ids of their own.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as a list, without their ids.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String {
    Array(self).description
  }

  public var debugDescription: String {
    Array(self).debugDescription
  }
}
