import ComposableArchitecture
import Foundation

// The measured work, in the public API of TCA 1.25 alone: with Features.swift, this file can be
// compiled against TCA, and both be measured with the same source on the same machine.

extension Workload {
  static var all: [Workload] {
    sending + throughScopes + toRows + effects + testing + scoping + collections
  }

  private static var sending: [Workload] {
    [
      Workload("`send`, flat feature", iterations: 50_000, target: 700) {
        let store = Store(initialState: Counter.State()) { Counter() }
        return { for _ in 0..<$0 { store.send(.increment) } }
      }
    ]
  }

  private static var throughScopes: [Workload] {
    [
      Workload("`send` through 1 `Scope`", iterations: 50_000, target: 1_500) {
        let store = Store(initialState: Level1.State()) { Level1() }
        return { for _ in 0..<$0 { store.send(.child(.increment)) } }
      },
      Workload("`send` through 4 `Scope`s", iterations: 30_000, target: 4_000) {
        let store = Store(initialState: Level4.State()) { Level4() }
        return { for _ in 0..<$0 { store.send(.child(.child(.child(.child(.increment))))) } }
      },
      Workload("`send` through 8 `Scope`s", iterations: 20_000, target: 8_000) {
        let store = Store(initialState: Level8.State()) { Level8() }
        return {
          for _ in 0..<$0 {
            store.send(.child(.child(.child(.child(.child(.child(.child(.child(.increment)))))))))
          }
        }
      },
    ]
  }

  private static var toRows: [Workload] {
    let amongOthers = [1, 1_000, 10_000].map { count in
      Workload("`send` to one row of \(count)", iterations: 10_000, target: 4_000) {
        let store = Store(initialState: Rows.State(count: count)) { Rows() }
        return {
          for _ in 0..<$0 { store.send(.rows(.element(id: count / 2, action: .increment))) }
        }
      }
    }
    let throughItsStore = Workload(
      "`send` through the store of one row of 10000, which all have one",
      iterations: 10_000
    ) {
      let store = Store(initialState: Rows.State(count: 10_000)) { Rows() }
      let stores = Array(store.scope(\.rows, action: \.rows))
      return { for _ in 0..<$0 { stores[5_000].send(.increment) } }
    }
    return amongOthers + [throughItsStore]
  }

  private static var effects: [Workload] {
    [
      Workload("`run` that sends one action, awaited", iterations: 5_000, target: 40_000) {
        let store = Store(initialState: Counter.State()) { Counter() }
        return { for _ in 0..<$0 { await store.send(.fetch).finish() } }
      }
    ]
  }

  private static var testing: [Workload] {
    [
      Workload("`TestStore`: send", iterations: 5_000, target: 8_000) {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        return { for _ in 0..<$0 { await store.send(.increment) { $0.count += 1 } } }
      },
      Workload("`TestStore`: send and receive", iterations: 2_000, target: 25_000) {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        return {
          for _ in 0..<$0 {
            await store.send(.fetch)
            await store.receive(\.response) { $0.count += 1 }
          }
        }
      },
    ]
  }

  private static var scoping: [Workload] {
    [
      Workload("scope a store to depth 8, for the first time", iterations: 5_000) {
        return {
          for _ in 0..<$0 { keep(leaf(of: Store(initialState: Level8.State()) { Level8() })) }
        }
      },
      Workload("scope a store to depth 8, again", iterations: 20_000, target: 4_000) {
        let store = Store(initialState: Level8.State()) { Level8() }
        return { for _ in 0..<$0 { keep(leaf(of: store)) } }
      },
      Workload("`send` through a store at depth 8", iterations: 20_000, target: 10_000) {
        let store = leaf(of: Store(initialState: Level8.State()) { Level8() })
        return { for _ in 0..<$0 { store.send(.increment) } }
      },
      Workload("read through a store at depth 8", iterations: 50_000, target: 500) {
        let store = leaf(of: Store(initialState: Level8.State()) { Level8() })
        return { for _ in 0..<$0 { keep(store.count) } }
      },
    ]
  }

  private static func leaf(of store: StoreOf<Level8>) -> StoreOf<Counter> {
    store
      .scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
      .scope(\.child, action: \.child)
  }

  private static var collections: [Workload] {
    let numbers = Array(0..<10_000)
    let uuids = numbers.map { number in
      // Not `UUID()`: the same ones in each run.
      withUnsafeBytes(of: (UInt64(number) &* 0x9E37_79B9_7F4A_7C15, number)) {
        UUID(uuid: $0.load(as: uuid_t.self))
      }
    }
    return collections("`IdentifiedArray`", ids: numbers, targets: [110, 25, 51, 790])
      + collections("`IdentifiedArray` of `UUID`s", ids: uuids, targets: [nil, nil, nil, nil])
  }

  private static func collections<ID: Hashable & Sendable>(
    _ name: String,
    ids: [ID],
    targets: [Double?]
  ) -> [Workload] {
    let items = ids.map { Item(id: $0) }
    return [
      Workload("\(name): append", iterations: ids.count, target: targets[0]) {
        var array: IdentifiedArrayOf<Item<ID>> = []
        return { for index in 0..<$0 { array.append(items[index]) } }
      },
      Workload("\(name): look up by id", iterations: ids.count, target: targets[1]) {
        let array = IdentifiedArray(uniqueElements: items)
        return { for index in 0..<$0 { keep(array[id: ids[index]]) } }
      },
      Workload("\(name): mutate by id", iterations: ids.count, target: targets[2]) {
        var array = IdentifiedArray(uniqueElements: items)
        return { for index in 0..<$0 { array[id: ids[index]]?.count += 1 } }
      },
      Workload("\(name): remove the last by id", iterations: ids.count) {
        var array = IdentifiedArray(uniqueElements: items)
        return { for index in (0..<$0).reversed() { array.remove(id: ids[index]) } }
      },
      Workload("\(name): remove the first by id", iterations: ids.count, target: targets[3]) {
        var array = IdentifiedArray(uniqueElements: items)
        return { for index in 0..<$0 { array.remove(id: ids[index]) } }
      },
      Workload("\(name): remove from the middle by id", iterations: ids.count / 2) {
        var array = IdentifiedArray(uniqueElements: items)
        return { for index in 0..<$0 { array.remove(id: ids[ids.count / 4 + index]) } }
      },
    ]
  }
}

/// The work of a program whose memory is measured.
@MainActor
enum MemoryWorkload {
  /// Holds a store of so many rows, each of which gets an action, and calls `measure`.
  static func rows(_ count: Int, measure: () -> Void) {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    for id in 0..<count { store.send(.rows(.element(id: id, action: .increment))) }
    withExtendedLifetime(store, measure)
  }

  /// The same, with a store for each row.
  static func rowStores(_ count: Int, measure: () -> Void) {
    let store = Store(initialState: Rows.State(count: count)) { Rows() }
    let stores = Array(store.scope(\.rows, action: \.rows))
    for store in stores { store.send(.increment) }
    withExtendedLifetime((store, stores), measure)
  }
}
