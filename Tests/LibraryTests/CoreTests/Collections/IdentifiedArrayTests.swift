import ComposableArchitecture
import Foundation
import Testing

@Suite("IdentifiedArray") struct IdentifiedArrayTests {
  struct Row: Equatable, Hashable, Codable, Identifiable, Comparable {
    let id: Int
    var name = ""

    static func < (lhs: Row, rhs: Row) -> Bool { lhs.name < rhs.name }
  }

  let rows: IdentifiedArrayOf<Row> = [
    Row(id: 1, name: "c"), Row(id: 2, name: "a"), Row(id: 3, name: "b"),
  ]

  @Test("An element with another id is assigned by position, and the old one goes")
  func elementIsAssignedByPosition() {
    var rows = rows
    rows[1] = Row(id: 9, name: "new")
    #expect(rows.map(\.id) == [rows[0].id, 9, rows[2].id])
    #expect(rows.count == 3)
    #expect(rows[id: 9]?.name == "new")
    for id in rows.ids { #expect(rows[id: id]?.id == id) }
  }

  @Test("An element whose id is in the array changes places with the one that it replaces")
  func elementChangesPlaces() {
    var rows = IdentifiedArrayOf<Row>(uniqueElements: (1...3).map { Row(id: $0) })
    rows[0] = Row(id: 3, name: "third")
    #expect(rows.map(\.id) == [3, 2, 1])
    #expect(rows[id: 3]?.name == "third" && rows[id: 1]?.name == Row(id: 1).name)
  }

  @Test("Algorithms that assign elements one by one put them in order", arguments: [3, 100])
  func algorithms(count: Int) {
    func bubbleSort(_ elements: inout some MutableCollection<Row>) {
      for _ in elements.indices {
        for (index, next) in zip(elements.indices, elements.indices.dropFirst())
        where elements[index].id > elements[next].id {
          let element = elements[index]
          elements[index] = elements[next]
          elements[next] = element
        }
      }
    }
    let sorted = Array(1...count)
    let backwards = IdentifiedArrayOf<Row>(uniqueElements: sorted.reversed().map { Row(id: $0) })
    var rows = backwards
    bubbleSort(&rows)
    #expect(rows.map(\.id) == sorted)
    rows = backwards
    rows.sort(using: KeyPathComparator(\.id))
    #expect(rows.map(\.id) == sorted)
    rows[1...].reverse()
    #expect(rows.map(\.id) == [1] + sorted.dropFirst().reversed())
    rows[..<2].sort { $0.id > $1.id }
    #expect(rows[0].id == count && rows[1].id == 1)
    for id in sorted { #expect(rows[id: id]?.id == id) }
  }

  @Test("Changing an element through its id copies neither it nor the others")
  func changingElementThroughItsIdCopiesNeither() {
    struct Box: Identifiable {
      let id: Int
      var numbers: [Int]
      var address: UnsafePointer<Int>? { numbers.withUnsafeBufferPointer(\.baseAddress) }
    }
    var boxes = IdentifiedArray(uniqueElements: (0..<100).map { Box(id: $0, numbers: [$0]) })
    let address = boxes[id: 50]?.address
    boxes[id: 50]?.numbers[0] = 7
    boxes[50].numbers[0] += 1
    #expect(boxes[id: 50]?.numbers == [8])
    #expect(boxes[id: 50]?.address == address)
  }

  @Test("Several elements are removed at either end") func severalElementsAreRemovedAtEitherEnd() {
    var rows = IdentifiedArray(uniqueElements: (0..<5).map { Row(id: $0) })
    rows.removeFirst(2)
    rows.removeLast(1)
    #expect(rows.ids == [2, 3] && rows.index(id: 2) == 0)
    rows.removeAll(keepingCapacity: true)
    #expect(rows.isEmpty && rows[id: 2] == nil)
  }

  @Test("A condition that throws leaves the array in order")
  func conditionThatThrowsLeavesArrayInOrder() {
    struct Failure: Error {}
    var rows = IdentifiedArray(uniqueElements: (0..<20).map { Row(id: $0) })
    #expect(throws: Failure.self) {
      try rows.removeAll {
        if $0.id == 10 { throw Failure() }
        return $0.id.isMultiple(of: 2)
      }
    }
    #expect(rows.indices.allSatisfy { rows.index(id: rows[$0].id) == $0 })
  }

  #if compiler(>=6.2)
    @Test("An element must not change its id") func elementMustNotChangeItsId() async {
      await #expect(processExitsWith: .failure) {
        struct Mutable: Identifiable { var id: Int }
        var elements: IdentifiedArrayOf<Mutable> = [Mutable(id: 1), Mutable(id: 2)]
        elements[id: 1]?.id = 3
      }
    }

    @Test("A literal must not repeat an id") func literalMustNotRepeatId() async {
      await #expect(processExitsWith: .failure) {
        _ = [Row(id: 1), Row(id: 1)] as IdentifiedArrayOf<Row>
      }
    }
  #endif
}
