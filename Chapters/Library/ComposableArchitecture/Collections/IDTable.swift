/// Finds the position of an id in an array of ids, in constant time.
///
/// It is a hash table with linear probing that holds positions alone, four bytes each; the ids stay
/// in the array, which every method gets. Up to `linearCount` ids there is no table at all: to
/// compare so few is faster than to hash one.
@usableFromInline
struct IDTable: Sendable {
  /// A position plus one; 0 where the slot is free. As many as a power of two, at most half in use.
  @usableFromInline var slots: ContiguousArray<UInt32> = []

  @inlinable init() {}

  @usableFromInline static var linearCount: Int { 8 }

  /// Makes the table for all of `ids` anew.
  @inlinable
  mutating func rebuild<ID: Hashable>(_ ids: ContiguousArray<ID>, minimumCapacity: Int = 0) {
    let count = max(ids.count, minimumCapacity)
    guard count > Self.linearCount else {
      slots = []
      return
    }
    var slotCount = 32
    while slotCount < count * 2 { slotCount *= 2 }
    slots = ContiguousArray(repeating: 0, count: slotCount)
    for (position, id) in ids.enumerated() {
      insert(position, at: firstFreeSlot(of: id))
    }
  }

  /// Where `id` is: its position if it is known, and the slot that holds it or should.
  @inlinable
  func find<ID: Hashable>(
    _ id: ID,
    in ids: ContiguousArray<ID>
  ) -> (position: Int?, slot: Int) {
    guard !slots.isEmpty else { return (ids.firstIndex(of: id), 0) }
    var slot = home(of: id)
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      if ids[position] == id { return (position, slot) }
      slot = next(slot)
    }
    return (nil, slot)
  }

  /// Notes the id that was just appended to `ids`, for which `find` had given `slot`.
  @inlinable
  mutating func appended<ID: Hashable>(to ids: ContiguousArray<ID>, slot: Int) {
    if ids.count > Self.linearCount, ids.count * 2 > slots.count {
      rebuild(ids)
    } else if !slots.isEmpty {
      insert(ids.count - 1, at: slot)
    }
  }

  /// Notes that an id was inserted into `ids` at `position`, before the end.
  @inlinable
  mutating func inserted<ID: Hashable>(at position: Int, in ids: ContiguousArray<ID>) {
    guard !slots.isEmpty, ids.count * 2 <= slots.count else { return rebuild(ids) }
    slots.withUnsafeMutableBufferPointer { slots in
      let last = UInt32(position)
      for slot in slots.indices {
        slots[slot] &+= slots[slot] > last ? 1 : 0
      }
    }
    insert(position, at: firstFreeSlot(of: ids[position]))
  }

  /// Forgets `id`, which is to be removed from `ids` at `position` right after.
  @inlinable
  mutating func willRemove<ID: Hashable>(at position: Int, from ids: ContiguousArray<ID>) {
    guard !slots.isEmpty else { return }
    closeGap(at: find(ids[position], in: ids).slot, ids)
    if ids.count - position < slots.count / 64 {
      // Near the end, look up each id that moves; elsewhere one sweep over all slots is faster.
      for moved in ids.indices[(position + 1)...] {
        slots[slot(of: ids[moved], at: moved)] -= 1
      }
    } else {
      slots.withUnsafeMutableBufferPointer { slots in
        let removed = UInt32(position + 1)
        for slot in slots.indices {
          slots[slot] &-= slots[slot] > removed ? 1 : 0
        }
      }
    }
  }

  /// Frees a slot, and moves up the ids that were pushed past it by its owner.
  @inlinable
  mutating func closeGap<ID: Hashable>(at freed: Int, _ ids: ContiguousArray<ID>) {
    let mask = slots.count - 1
    var gap = freed
    var slot = next(gap)
    while slots[slot] != 0 {
      let distanceFromHome = (slot - home(of: ids[Int(slots[slot]) - 1])) & mask
      if distanceFromHome >= (slot - gap) & mask {
        slots[gap] = slots[slot]
        gap = slot
      }
      slot = next(slot)
    }
    slots[gap] = 0
  }

  /// Notes that the ids at two positions changed places in `ids`.
  @inlinable
  mutating func swapped<ID: Hashable>(_ i: Int, _ j: Int, in ids: ContiguousArray<ID>) {
    guard !slots.isEmpty, i != j else { return }
    // The table still has the old positions: each id is found where the other one is now.
    let first = slot(of: ids[i], at: j)
    let second = slot(of: ids[j], at: i)
    slots.swapAt(first, second)
  }

  @inlinable
  func slot<ID: Hashable>(of id: ID, at position: Int) -> Int {
    var slot = home(of: id)
    while Int(slots[slot]) != position + 1 { slot = next(slot) }
    return slot
  }

  @inlinable
  mutating func insert(_ position: Int, at slot: Int) {
    slots[slot] = UInt32(position + 1)
  }

  @inlinable
  func firstFreeSlot<ID: Hashable>(of id: ID) -> Int {
    var slot = home(of: id)
    while slots[slot] != 0 { slot = next(slot) }
    return slot
  }

  @inlinable
  func home<ID: Hashable>(of id: ID) -> Int {
    id._rawHashValue(seed: 0) & (slots.count - 1)
  }

  @inlinable
  func next(_ slot: Int) -> Int {
    (slot + 1) & (slots.count - 1)
  }
}
