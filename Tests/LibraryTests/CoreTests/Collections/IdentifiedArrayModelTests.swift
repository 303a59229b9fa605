import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Compares the identified array, step by step, with a plain array that is searched from the start.
@Suite("IdentifiedArray against a plain array")
struct IdentifiedArrayModelTests {
  @Test(
    "Any sequence of changes gives the same elements and the same look-ups",
    arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8]
  )
  func anySequenceOfChangesGivesSameElements(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    var array: IdentifiedArrayOf<Row> = []
    var model: [Row] = []
    var copy = (array: array, model: model)
    // Few ids let changes meet each other; many make the table grow.
    let idCount = seed.isMultiple(of: 2) ? 12 : 400
    for step in 0..<1_500 {
      let row = Row(id: Int.random(in: 0..<idCount, using: &generator), count: step)
      let known = model.firstIndex { $0.id == row.id }
      switch Int.random(in: 0..<19, using: &generator) {
      case 0...4:
        let result = array.append(row)
        #expect(result.inserted == (known == nil))
        if known == nil { model.append(row) }
        #expect(model[result.index].id == row.id)
      case 5:
        let position = Int.random(in: 0...model.count, using: &generator)
        let result = array.insert(row, at: position)
        #expect(result.inserted == (known == nil))
        if known == nil { model.insert(row, at: position) }
        #expect(model[result.index].id == row.id)
      case 6:
        let original = array.updateOrAppend(row)
        #expect(original == known.map { model[$0] })
        if let known { model[known] = row } else { model.append(row) }
      case 7:
        let position = Int.random(in: 0...model.count, using: &generator)
        let original = array.updateOrInsert(row, at: position).originalMember
        #expect(original == known.map { model[$0] })
        if let known { model[known] = row } else { model.insert(row, at: position) }
      case 8:
        #expect(array.remove(id: row.id) == known.map { model.remove(at: $0) })
      case 9:
        array[id: row.id]?.count += 1
        if let known { model[known].count += 1 }
      case 10:
        array[id: row.id] = nil
        if let known { model.remove(at: known) }
      case 11:
        array[id: row.id] = row
        if let known { model[known] = row } else { model.append(row) }
      case 12 where !model.isEmpty:
        let i = model.indices.randomElement(using: &generator)!
        let j = model.indices.randomElement(using: &generator)!
        array.swapAt(i, j)
        model.swapAt(i, j)
      case 13 where !model.isEmpty:
        let position = model.indices.randomElement(using: &generator)!
        #expect(array.remove(at: position) == model.remove(at: position))
      case 14 where step.isMultiple(of: 10):
        array.sort { $0.id < $1.id }
        model.sort { $0.id < $1.id }
      case 15 where step.isMultiple(of: 20):
        array.removeAll { $0.id.isMultiple(of: 3) }
        model.removeAll { $0.id.isMultiple(of: 3) }
      case 16 where !model.isEmpty:
        for _ in 0..<min(3, model.count) {
          #expect(array.removeFirst() == model.removeFirst())
        }
      case 17 where !model.isEmpty:
        let position = model.indices.randomElement(using: &generator)!
        array[position].count -= 1
        model[position].count -= 1
      case 18:
        #expect(copy.array.elements == copy.model, "A change of the original changed a copy.")
        #expect((copy.array == array) == (copy.model == model))
        copy = (array, model)
      default:
        break
      }
      #expect(array.elements == model)
    }
    #expect(Array(array.ids) == model.map(\.id))
    for id in 0..<idCount {
      #expect(array.index(id: id) == model.firstIndex { $0.id == id })
      #expect(array[id: id] == model.first { $0.id == id })
      #expect(array.ids.contains(id) == model.contains { $0.id == id })
    }
  }
}

private struct Row: Equatable, Identifiable {
  let id: Int
  var count = 0
}
