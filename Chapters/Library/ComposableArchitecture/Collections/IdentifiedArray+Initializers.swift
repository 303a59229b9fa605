extension IdentifiedArray {
  /// An array of elements whose ids must differ. That they do is a precondition.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path from an element to its id.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>, id: KeyPath<Element, ID>) {
    self.init(readID: { $0[keyPath: id] }, keyPath: id)
    fill(unique: elements)
  }

  /// An array of elements of which several may have the same id.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - id: The key path from an element to its id.
  ///   - combine: Gets two elements with the same id, and returns the one to keep. It takes the
  ///     place of the first of them.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(readID: { $0[keyPath: id] }, keyPath: id)
    try fill(elements, uniquingIDsWith: combine)
  }

  @inlinable
  mutating func fill(unchecked newElements: some Sequence<Element>) {
    storedElements = ChunkedArray(Array(newElements))
    reindex()
  }

  @inlinable
  mutating func fill(unique newElements: some Sequence<Element>) {
    reserveCapacity(newElements.underestimatedCount)
    for element in newElements where !append(element).inserted {
      duplicateFailure(readID(element))
    }
  }

  @inlinable
  mutating func fill(
    _ newElements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    reserveCapacity(newElements.underestimatedCount)
    for element in newElements {
      let id = readID(element)
      let (position, slot) = table.find(id, in: storedIDs)
      if let position {
        update(try combine(storedElements[position], element), at: position)
      } else {
        append(element, id: id, slot: slot)
      }
    }
  }

  @inline(never)
  @usableFromInline
  func duplicateFailure(_ id: ID) -> Never {
    preconditionFailure(
      """
      The elements of \(Self.self) must have different ids, but two have the id \(id). Give each \
      an id of its own, or use 'init(_:uniquingIDsWith:)'.
      """
    )
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array.
  @inlinable
  public init() {
    self.init(readID: { $0.id }, keyPath: nil)
  }

  /// An array of elements whose ids must differ. That they do is a precondition.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    fill(unique: elements)
  }

  /// An array of elements whose ids are known to differ. It is not checked.
  @inlinable
  public init(uncheckedUniqueElements elements: some Sequence<Element>) {
    self.init()
    fill(unchecked: elements)
  }

  /// An array of elements of which several may have the same id; `combine` returns the one to keep.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init()
    try fill(elements, uniquingIDsWith: combine)
  }

  /// The same array again.
  @inlinable
  public init(_ elements: Self) {
    self = elements
  }

  /// An array of the elements of a part of another one.
  @inlinable
  public init(_ elements: SubSequence) {
    self.init(uncheckedUniqueElements: elements)
  }
}
