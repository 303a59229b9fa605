/// Finds the position of an id in an array of ids, in constant time.
///
/// It is a hash table with linear probing that stores positions only, four bytes each; the ids stay
/// in the array, which every method gets. Up to `linearCount` ids there is no table: comparing so
/// few ids is faster than hashing one.
@usableFromInline
struct IDTable: Sendable {
  /// A position plus `base` plus one; 0 in a free slot. The number of slots is a power of two, and
  /// at most half of them are used.
  @usableFromInline var slots: ContiguousArray<UInt32> = []
  /// An offset added to every position, so that removing the first id changes no other slot.
  @usableFromInline var base: UInt32 = 0

  @inlinable init() {}

  @usableFromInline static var linearCount: Int { 8 }

  /// Builds the table for `ids`.
  @inlinable
  mutating func rebuild<ID: Hashable>(_ ids: ChunkedArray<ID>, minimumCapacity: Int = 0) {
    base = 0
    let count = max(ids.count, minimumCapacity)
    guard count > Self.linearCount else {
      slots = []
      return
    }
    var slotCount = 32
    while slotCount < count * 2 { slotCount *= 2 }
    slots = ContiguousArray(repeating: 0, count: slotCount)
    for (position, id) in ids.enumerated() {
      slots[firstFreeSlot(of: id)] = entry(position)
    }
  }

  /// Finds an id: its position if it is in `ids`, and the slot that holds it or should hold it.
  @inlinable
  func find<ID: Hashable>(
    _ id: ID,
    in ids: ChunkedArray<ID>
  ) -> (position: Int?, slot: Int) {
    guard !slots.isEmpty else { return (ids.firstIndex(of: id), 0) }
    var slot = home(of: id)
    while slots[slot] != 0 {
      let position = position(slots[slot])
      if ids[position] == id { return (position, slot) }
      slot = next(slot)
    }
    return (nil, slot)
  }

  /// Adds the id that was just appended to `ids`, for which `find` returned `slot`.
  @inlinable
  mutating func appended<ID: Hashable>(to ids: ChunkedArray<ID>, slot: Int) {
    if ids.count > Self.linearCount, ids.count * 2 > slots.count {
      rebuild(ids)
    } else if !slots.isEmpty {
      slots[slot] = entry(ids.count - 1)
    }
  }

  /// Adds the id that was just inserted into `ids` at `position`, before the end.
  @inlinable
  mutating func inserted<ID: Hashable>(at position: Int, in ids: ChunkedArray<ID>) {
    guard !slots.isEmpty, ids.count * 2 <= slots.count else { return rebuild(ids) }
    move(position..<(ids.count - 1), by: 1)
    slots[firstFreeSlot(of: ids[position])] = entry(position)
  }

  /// Removes the id at `position`, which is to be removed from `ids` right after.
  @inlinable
  mutating func willRemove<ID: Hashable>(at position: Int, from ids: ChunkedArray<ID>) {
    guard !slots.isEmpty else { return }
    // Far below the greatest number, so that no entry becomes 0.
    if base > UInt32.max / 2 { rebuild(ids) }
    free(find(ids[position], in: ids).slot, ids)
    if position < ids.count / 2 {
      // All positions are taken to be one less, and those before stay what they are.
      move(0..<position, by: 1, in: ids)
      base += 1
    } else {
      move((position + 1)..<ids.count, by: -1, in: ids)
    }
  }

  /// Swaps the entries of the ids at two positions, which have changed places in `ids`.
  @inlinable
  mutating func swapped<ID: Hashable>(_ i: Int, _ j: Int, in ids: ChunkedArray<ID>) {
    guard !slots.isEmpty, i != j else { return }
    // The table still has the old positions: each id is found where the other one is now.
    let first = slot(of: ids[i], at: j)
    let second = slot(of: ids[j], at: i)
    slots.swapAt(first, second)
  }
}

extension IDTable {
  @inlinable
  func entry(_ position: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: position) &+ base &+ 1
  }

  @inlinable
  func position(_ entry: UInt32) -> Int {
    Int(entry &- base &- 1)
  }

  /// Changes the entries of some positions: a few are looked up, many are found among all slots.
  @inlinable
  mutating func move<ID: Hashable>(
    _ positions: Range<Int>,
    by distance: Int32,
    in ids: ChunkedArray<ID>
  ) {
    guard positions.count < slots.count / 64 else { return move(positions, by: distance) }
    // In an order in which no two entries are the same at any time.
    let ordered = distance < 0 ? Array(positions) : positions.reversed()
    for position in ordered {
      slots[slot(of: ids[position], at: position)] &+= UInt32(bitPattern: distance)
    }
  }

  @inlinable
  mutating func move(_ positions: Range<Int>, by distance: Int32) {
    if positions.isEmpty { return }
    let first = entry(positions.lowerBound)
    let count = UInt32(positions.count)
    let change = UInt32(bitPattern: distance)
    slots.withUnsafeMutableBufferPointer { slots in
      for slot in slots.indices {
        // Of a free slot the difference is far greater than any position.
        slots[slot] &+= slots[slot] &- first < count ? change : 0
      }
    }
  }

  /// Frees a slot, and moves up the entries behind it that could not have their own first slot.
  @inlinable
  mutating func free<ID: Hashable>(_ freed: Int, _ ids: ChunkedArray<ID>) {
    let mask = slots.count - 1
    var gap = freed
    var slot = next(gap)
    while slots[slot] != 0 {
      let distanceFromHome = (slot - home(of: ids[position(slots[slot])])) & mask
      if distanceFromHome >= (slot - gap) & mask {
        slots[gap] = slots[slot]
        gap = slot
      }
      slot = next(slot)
    }
    slots[gap] = 0
  }

  /// The slot of an id whose position is known.
  @inlinable
  func slot<ID: Hashable>(of id: ID, at position: Int) -> Int {
    let entry = entry(position)
    var slot = home(of: id)
    while slots[slot] != entry { slot = next(slot) }
    return slot
  }

  @inlinable
  func firstFreeSlot<ID: Hashable>(of id: ID) -> Int {
    var slot = home(of: id)
    while slots[slot] != 0 { slot = next(slot) }
    return slot
  }

  /// The slot at which the search for an id begins.
  @inlinable
  func home<ID: Hashable>(of id: ID) -> Int {
    id.hashValue & (slots.count - 1)
  }

  @inlinable
  func next(_ slot: Int) -> Int {
    (slot + 1) & (slots.count - 1)
  }
}
