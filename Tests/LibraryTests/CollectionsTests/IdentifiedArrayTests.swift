import ComposableArchitecture
import Foundation
import Testing

@Suite("IdentifiedArray", .timeLimit(.minutes(20))) struct IdentifiedArrayTests {
  struct Row: Equatable, Hashable, Codable, Identifiable, Comparable {
    let id: Int
    var name = ""

    static func < (lhs: Row, rhs: Row) -> Bool { lhs.name < rhs.name }
  }

  let rows: IdentifiedArrayOf<Row> = [
    Row(id: 1, name: "c"), Row(id: 2, name: "a"), Row(id: 3, name: "b"),
  ]

  @Test("IdentifiedArray keeps the order of its elements and finds them by id")
  func itKeepsOrderOfItsElements() {
    #expect(rows.map(\.id) == [1, 2, 3])
    #expect(rows.ids == [1, 2, 3])
    #expect(rows[id: 2]?.name == "a")
    #expect(rows[id: 4] == nil)
    #expect(rows.index(id: 3) == 2)
    #expect(rows[1].name == "a")
    #expect(rows.contains(Row(id: 1, name: "other")))
    #expect(rows.first?.id == 1 && rows.last?.id == 3)
  }

  @Test("Appending a known id changes nothing") func appendingKnownIdChangesNothing() {
    var rows = rows
    #expect(rows.append(Row(id: 4)) == (true, 3))
    #expect(rows.append(Row(id: 2, name: "new")) == (false, 1))
    #expect(rows[id: 2]?.name == "a")
    #expect(rows.count == 4)
    rows += [Row(id: 5), Row(id: 1, name: "new")]
    #expect(rows.ids == [1, 2, 3, 4, 5])
    #expect(rows[id: 1]?.name == "c")
  }

  @Test("Inserting a known id changes nothing") func insertingKnownIdChangesNothing() {
    var rows = rows
    #expect(rows.insert(Row(id: 4), at: 1) == (true, 1))
    #expect(rows.ids == [1, 4, 2, 3])
    #expect(rows.insert(Row(id: 3), at: 0) == (false, 3))
    #expect(rows.ids == [1, 4, 2, 3])
  }

  @Test("Updating replaces the element with the same id where it is")
  func updatingReplacesElementWithSameId() {
    var rows = rows
    #expect(rows.updateOrAppend(Row(id: 2, name: "new"))?.name == "a")
    #expect(rows.updateOrAppend(Row(id: 4)) == nil)
    #expect(rows.ids == [1, 2, 3, 4])
    #expect(rows.updateOrInsert(Row(id: 4, name: "four"), at: 0).index == 3)
    #expect(rows.updateOrInsert(Row(id: 5), at: 0).originalMember == nil)
    #expect(rows.ids == [5, 1, 2, 3, 4])
    #expect(rows.update(Row(id: 1, name: "one"), at: 1).name == "c")
    #expect(rows.map(\.name) == ["", "one", "new", "b", "four"])
  }

  @Test("An element is changed through its id, and removed by nil")
  func elementIsChangedThroughItsId() {
    var rows = rows
    rows[id: 2]?.name += "!"
    rows[id: 9]?.name += "!"
    #expect(rows.map(\.name) == ["c", "a!", "b"])
    rows[id: 1] = nil
    rows[id: 9] = nil
    #expect(rows.ids == [2, 3])
    rows[id: 9] = Row(id: 9)
    #expect(rows.ids == [2, 3, 9])
  }

  @Test("Code for any mutable collection works with it") func codeForAnyMutableCollectionWorks() {
    func putTheOthersFirst(_ elements: inout some MutableCollection<Row>) {
      _ = elements.partition { $0.name < "c" }
    }
    var rows = IdentifiedArray(rows)
    putTheOthersFirst(&rows)
    #expect(rows.first?.name == "c")
    #expect(rows[id: 2]?.name == "a" && rows[id: 3]?.name == "b")
  }

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

  @Test("A copy does not see what happens to the original") func copyDoesNotSeeWhatHappens() {
    var copy = rows
    copy[id: 1]?.name = "changed"
    copy.remove(id: 2)
    #expect(rows[id: 1]?.name == "c")
    #expect(rows.ids == [1, 2, 3])
  }

  @Test("Elements are removed by id, by value, by position and by condition")
  func elementsAreRemovedByIdByValue() {
    var rows = IdentifiedArray(uniqueElements: (0..<10).map { Row(id: $0) })
    #expect(rows.remove(id: 3)?.id == 3)
    #expect(rows.remove(id: 3) == nil)
    #expect(rows.remove(Row(id: 4))?.id == 4)
    #expect(rows.remove(at: 0).id == 0)
    #expect(rows.removeFirst().id == 1)
    #expect(rows.removeLast().id == 9)
    rows.removeAll { $0.id == 6 }
    #expect(rows.ids == [2, 5, 7, 8])
    rows.removeSubrange(1...2)
    #expect(rows.ids == [2, 8])
    rows.removeFirst(1)
    #expect(rows.ids == [8] && rows.index(id: 8) == 0)
    rows.removeLast(1)
    #expect(rows.isEmpty && rows.index(id: 8) == nil)
    rows.append(Row(id: 1))
    rows.removeAll(keepingCapacity: true)
    #expect(rows.isEmpty && rows[id: 1] == nil)
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

  @Test("Rows are deleted and moved as a list asks for") func rowsAreDeletedAndMovedAsList() {
    var rows = IdentifiedArray(uniqueElements: (0..<6).map { Row(id: $0) })
    rows.remove(atOffsets: [0, 3])
    #expect(rows.ids == [1, 2, 4, 5])
    rows.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(rows.ids == [2, 5, 1, 4])
    rows.move(fromOffsets: [3], toOffset: 0)
    #expect(rows.ids == [4, 2, 5, 1])
    rows.move(fromOffsets: [1], toOffset: 2)
    #expect(rows.ids == [4, 2, 5, 1])
    #expect(rows.index(id: 1) == 3)
    rows.remove(atOffsets: IndexSet(rows.indices))
    #expect(rows.isEmpty)
  }

  @Test("Elements are put in another order and still found") func elementsArePutInAnotherOrder() {
    var rows = rows
    rows.sort()
    #expect(rows.ids == [2, 3, 1])
    rows.sort { $0.id < $1.id }
    rows.reverse()
    #expect(rows.ids == [3, 2, 1])
    rows.swapAt(0, 2)
    #expect(rows.ids == [1, 2, 3])
    #expect(rows.partition { $0.id == 1 } == 2)
    #expect(rows.index(id: 1) == 2)
    rows.shuffle()
    #expect(Set(rows.ids) == [1, 2, 3])
    #expect(rows.indices.allSatisfy { rows.index(id: rows[$0].id) == $0 })
  }

  @Test("Filtering gives an identified array") func filteringGivesIdentifiedArray() {
    let filtered: IdentifiedArrayOf<Row> = rows.filter { $0.name != "a" }
    #expect(filtered.ids == [1, 3])
    #expect(filtered.index(id: 3) == 1)
    #expect(IdentifiedArray(rows[1...]).ids == [2, 3])
  }

  @Test("Elements with the same id are combined where the first one was")
  func elementsWithSameIdAreCombined() {
    let rows = IdentifiedArray(
      [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 1, name: "c")],
      uniquingIDsWith: { Row(id: $0.id, name: $0.name + $1.name) }
    )
    #expect(rows.elements == [Row(id: 1, name: "ac"), Row(id: 2, name: "b")])
  }

  @Test("Elements can be identified by any property") func elementsCanBeIdentifiedByAnyProperty() {
    var names = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    #expect(names[id: 2] == "bb")
    names.append("cc")
    names.append(contentsOf: ["ddd"])
    #expect(names.elements == ["a", "bb", "ddd"])
    #expect("four"[keyPath: names.id] == 4)
    #expect(Row(id: 7)[keyPath: rows.id] == 7)
  }

  @Test("Equality and hashes depend on the elements in order")
  func equalityAndHashesDependOnElements() {
    #expect(rows == IdentifiedArray(uniqueElements: Array(rows)))
    #expect(rows != IdentifiedArray(uniqueElements: rows.reversed()))
    #expect(Set([rows, rows]).count == 1)
  }

  @Test("IdentifiedArray is coded as an array, and a repeated id is an error")
  func itIsCodedAsArrayAndRepeated()
    throws
  {
    let data = try JSONEncoder().encode(rows)
    #expect(try JSONDecoder().decode([Row].self, from: data) == rows.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data) == rows)
    let repeated = Data(#"[{"id": 1, "name": ""}, {"id": 1, "name": ""}]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: repeated)
    }
  }

  @Test("Room is reserved without a change of the elements")
  func roomIsReservedWithoutChangeOfElements() {
    var rows = rows
    rows.reserveCapacity(1_000)
    #expect(rows == self.rows)
    #expect(rows.index(id: 3) == 2)
    for id in 4..<500 { rows.append(Row(id: id)) }
    #expect(rows.index(id: 499) == 498)
  }

  @Test("Ids are asked like a set") func idsAreAskedLikeSet() {
    #expect(rows.ids.contains(2))
    #expect(!rows.ids.contains(4))
    #expect(rows.ids.firstIndex(of: 3) == 2)
    #expect(Array(rows.ids) == [1, 2, 3])
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
