import ComposableArchitecture
import LibraryTestHelpers
import Testing

/// Which change of a state tells which reader, without a store around it.
@Suite("Observing a state")
struct StateObservationTests {
  @Test("A copy that was changed outside is the same child when it is put in place, as in TCA")
  func copies() {
    let garden = ObservedGarden()
    #expect(!garden.tells(of: \.tree) { $0.tree = $0.tree })
    var copy = garden.state.tree
    copy.height = 42
    #expect(!garden.tells(of: \.tree.height) { $0.tree = copy })
    #expect(garden.state.tree.height == 42)
    #expect(garden.tells(of: \.hedge) { $0.hedge = $0.tree })
  }

  @Test("A plain value tells when it is assigned another one, and whenever it is changed in place")
  func plainValues() {
    let garden = ObservedGarden()
    #expect(garden.tells(of: \.name) { $0.name = "Kew" })
    #expect(!garden.tells(of: \.name) { $0.name = "Kew" })
    #expect(garden.tells(of: \.name) { $0.name += "" })
  }

  @Test("Children that change places tell who reads either")
  func exchange() {
    let garden = ObservedGarden()
    #expect(garden.tells(of: \.tree) { $0.tree = Plant(height: 3) })
    #expect(garden.tells(of: \.tree) { $0.exchange() })
    #expect(garden.tells(of: \.hedge) { $0.exchange() })
  }

  @Test("A change of a copy tells those who read the original, which it may replace")
  func changesOfCopies() {
    let garden = ObservedGarden()
    var copy = garden.state
    #expect(garden.tells(of: \.tree.height) { _ in copy.tree.height += 1 })
    #expect(garden.state.tree.height == 0)
    #expect(garden.tells(of: \.tree.height) { $0.tree.height += 1 })
  }

  @Test("A child that changes where it is stays the same child, although a copy is kept")
  func keptCopies() {
    let garden = ObservedGarden()
    #expect(garden.tells(of: \.guest) { $0.guest = Plant() })
    #expect(garden.tells(of: \.visitor) { $0.visitor = Plant() })
    #expect(garden.tells(of: \.bed) { $0.bed = [Plant(id: 1)] })
    #expect(garden.tells(of: \.path) { $0.path.append(Plant()) })
    let id = garden.state.path.ids[0]
    let copy = garden.state
    #expect(!garden.tells(of: \.tree) { $0.tree.height += 1 })
    #expect(!garden.tells(of: \.guest) { $0.guest?.height += 1 })
    #expect(!garden.tells(of: \.visitor) { $0.visitor?.height += 1 })
    #expect(!garden.tells(of: \.bed) { $0.bed[id: 1]?.height += 1 })
    #expect(!garden.tells(of: \.path) { $0.path[id: id]?.height += 1 })
    #expect(copy.tree.height == 0)
    #expect(copy.bed[id: 1]?.height == 0)
  }

  @Test("An older copy that is put back is another child, and so is the newer one after it")
  func undo() {
    let garden = ObservedGarden()
    let older = garden.state.tree
    #expect(garden.tells(of: \.tree.height) { $0.tree.height += 1 })
    let newer = garden.state.tree
    #expect(garden.tells(of: \.tree.height) { $0.tree = older })
    #expect(garden.tells(of: \.tree.height) { $0.tree = newer })
    let undone = garden.tells(of: \.tree.height) {
      $0.tree = older
      $0.tree.id = 9
    }
    #expect(undone)
  }

  @Test("A row that takes the place of one with the same id tells nobody, as in TCA")
  func replacedRow() {
    let garden = ObservedGarden()
    #expect(garden.tells(of: \.bed) { $0.bed = [Plant(id: 1), Plant(id: 2)] })
    let isTold = garden.tells(of: { $0.bed[id: 1]?.height }) {
      $0.bed[id: 1] = Plant(id: 1, height: 5)
    }
    #expect(!isTold)
  }

  @Test("Rows tell when they come, go and move; a row's fields tell alone")
  func rows() {
    let garden = ObservedGarden()
    #expect(garden.tells(of: \.bed) { $0.bed = [Plant(id: 1), Plant(id: 2)] })
    #expect(garden.tells(of: \.bed) { $0.bed.append(Plant(id: 3)) })
    #expect(garden.tells(of: \.bed) { $0.bed.swapAt(0, 1) })
    #expect(garden.tells(of: \.bed) { $0.bed.remove(id: 3) })
    #expect(!garden.tells(of: \.bed) { $0.bed[id: 1]?.height += 1 })
    #expect(!garden.tells(of: \.bed.count) { $0.bed[0].height += 1 })
    #expect(garden.tells(of: { $0.bed[id: 1]?.height }) { $0.bed[id: 1]?.height += 1 })
    #expect(!garden.tells(of: { $0.bed[id: 2]?.height }) { $0.bed[id: 1]?.height += 1 })
  }

  @Test("The elements of an array and of a stack tell in the same way")
  func elements() {
    let garden = ObservedGarden()
    #expect(garden.tells(of: \.row) { $0.row.append(Plant()) })
    #expect(!garden.tells(of: \.row) { $0.row[0].height += 1 })
    #expect(garden.tells(of: { $0.row[0].height }) { $0.row[0].height += 1 })
    #expect(garden.tells(of: \.path) { $0.path.append(Plant()) })
    let id = garden.state.path.ids[0]
    #expect(!garden.tells(of: \.path) { $0.path[id: id]?.height += 1 })
    #expect(garden.tells(of: { $0.path[id: id]?.height }) { $0.path[id: id]?.height += 1 })
    #expect(garden.tells(of: \.path) { $0.path.removeAll() })
  }
}

@ObservableState
private struct Plant: Equatable, Identifiable {
  var id = 0
  var height = 0

  init(id: Int = 0, height: Int = 0) {
    self.id = id
    self.height = height
  }
}

@ObservableState
private struct Garden {
  var name = ""
  var tree = Plant()
  var hedge = Plant()
  var guest: Plant?
  @Presents var visitor: Plant?
  var bed: IdentifiedArrayOf<Plant> = []
  var row: [Plant] = []
  var path = StackState<Plant>()

  mutating func exchange() {
    let tree = tree
    self.tree = hedge
    hedge = tree
  }
}

private final class ObservedGarden {
  private(set) var state = Garden()

  /// Whether a change tells who has read a part of the state.
  func tells<Part>(of part: (Garden) -> Part, _ change: (inout Garden) -> Void) -> Bool {
    isTold(reading: { _ = part(state) }, when: { change(&state) })
  }
}
