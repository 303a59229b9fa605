/// An array that is stored in chunks of up to 64 elements.
///
/// A copy that differs in one element shares all other chunks with the original. That keeps a
/// change to one of many rows cheap although a store changes a copy of its state.
@usableFromInline
struct ChunkedArray<Element> {
  @usableFromInline typealias Chunk = ContiguousArray<Element>

  /// Each chunk is full, except for the start of the first and the end of the last.
  @usableFromInline var chunks: ContiguousArray<Chunk> = []
  /// The number of unused places at the start of the first chunk, so that removing the first
  /// element moves none of the other chunks.
  @usableFromInline var offset = 0
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  init(_ elements: [Element]) {
    count = elements.count
    chunks.reserveCapacity((count + Self.capacity - 1) / Self.capacity)
    for start in stride(from: 0, to: count, by: Self.capacity) {
      chunks.append(Chunk(elements[start..<Swift.min(start + Self.capacity, count)]))
    }
  }

  /// The elements in one piece.
  @inlinable
  var array: [Element] {
    var array: [Element] = []
    array.reserveCapacity(count)
    for chunk in chunks { array += chunk }
    return array
  }

  /// The number of places in a chunk.
  @inlinable static var capacity: Int { 64 }

  /// The chunk that holds a position, and the index in that chunk.
  @inlinable
  func place(of position: Int) -> (chunk: Int, index: Int) {
    let place = position + offset
    return place < Self.capacity ? (0, position) : (place / Self.capacity, place % Self.capacity)
  }
}

extension ChunkedArray: RandomAccessCollection {
  @inlinable var startIndex: Int { 0 }
  @inlinable var endIndex: Int { count }

  @inlinable
  subscript(position: Int) -> Element {
    _read {
      let (chunk, index) = place(of: position)
      yield chunks[chunk][index]
    }
    _modify {
      let (chunk, index) = place(of: position)
      yield &chunks[chunk][index]
    }
  }
}

extension ChunkedArray {
  @inlinable
  mutating func reserveCapacity(_ minimumCapacity: Int) {
    chunks.reserveCapacity(minimumCapacity / Self.capacity + 1)
  }

  @inlinable
  mutating func append(_ element: Element) {
    if count + offset == chunks.count * Self.capacity {
      chunks.append(Chunk())
      // The first chunk grows as arrays do, so that a short array takes little memory.
      if chunks.count > 1 { chunks[chunks.count - 1].reserveCapacity(Self.capacity) }
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  @inlinable
  mutating func insert(_ element: Element, at position: Int) {
    guard position < count else { return append(element) }
    var (chunk, index) = place(of: position)
    chunks[chunk].insert(element, at: index)
    count += 1
    // Elements that no longer fit move to the next chunk.
    while chunks[chunk].count > Self.capacity - (chunk == 0 ? offset : 0) {
      let moved = chunks[chunk].removeLast()
      chunk += 1
      if chunk == chunks.count { chunks.append(Chunk()) }
      chunks[chunk].insert(moved, at: 0)
    }
  }

  @inlinable
  mutating func remove(at position: Int) -> Element {
    let (chunk, index) = place(of: position)
    let element = chunks[chunk].remove(at: index)
    fillChunk(chunk, at: position)
    return element
  }

  /// Fills the place that became free at the end of a chunk with elements of its neighbours, on the
  /// side of the array that has fewer of them.
  @inlinable
  mutating func fillChunk(_ chunk: Int, at position: Int) {
    count -= 1
    if position < count / 2 {
      for index in stride(from: chunk, to: 0, by: -1) {
        let moved = chunks[index - 1].removeLast()
        chunks[index].insert(moved, at: 0)
      }
      offset += 1
    } else {
      for index in chunk..<(chunks.count - 1) {
        let moved = chunks[index + 1].removeFirst()
        chunks[index].append(moved)
      }
    }
    if chunks[chunks.count - 1].isEmpty { chunks.removeLast() }
    if chunks.first?.isEmpty ?? true {
      if !chunks.isEmpty { chunks.removeFirst() }
      offset = 0
    }
  }

  @inlinable
  mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    let element = self[i]
    self[i] = self[j]
    self[j] = element
  }

  /// Takes an element out to be changed; ``putBack(_:at:)`` or ``removePlace(at:)`` must follow.
  ///
  /// While an element is out, this array does not refer to it, so that a change does not copy what
  /// is in it. Nothing can read the array meanwhile: the change has exclusive access to it.
  @inlinable
  mutating func takeOut(at position: Int) -> Element {
    let (chunk, index) = place(of: position)
    chunks[chunk].swapAt(index, chunks[chunk].count - 1)
    return chunks[chunk].removeLast()
  }

  @inlinable
  mutating func putBack(_ element: Element, at position: Int) {
    let (chunk, index) = place(of: position)
    chunks[chunk].append(element)
    chunks[chunk].swapAt(index, chunks[chunk].count - 1)
  }

  /// Removes the place of an element that was taken out.
  @inlinable
  mutating func removePlace(at position: Int) {
    let (chunk, index) = place(of: position)
    if index < chunks[chunk].count {
      let last = chunks[chunk].remove(at: index)
      chunks[chunk].append(last)
    }
    fillChunk(chunk, at: position)
  }

  /// Whether two arrays are equal, without a look at the elements of chunks that they share.
  @inlinable
  func isEqual(to other: Self, by areEqual: (Element, Element) -> Bool) -> Bool {
    guard count == other.count else { return false }
    guard offset == other.offset else { return zip(self, other).allSatisfy(areEqual) }
    if Self.isSame(chunks, other.chunks) { return true }
    for index in chunks.indices where !Self.isSame(chunks[index], other.chunks[index]) {
      guard zip(chunks[index], other.chunks[index]).allSatisfy(areEqual) else { return false }
    }
    return true
  }

  /// Whether two arrays share their memory.
  @inlinable
  static func isSame<Value>(_ lhs: ContiguousArray<Value>, _ rhs: ContiguousArray<Value>) -> Bool {
    // Not by a key path, which would be made for each call.
    lhs.withUnsafeBufferPointer { $0.baseAddress } == rhs.withUnsafeBufferPointer { $0.baseAddress }
  }
}

extension ChunkedArray: Equatable where Element: Equatable {
  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isEqual(to: rhs, by: ==)
  }
}

extension ChunkedArray: Hashable where Element: Hashable {
  @inlinable
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
