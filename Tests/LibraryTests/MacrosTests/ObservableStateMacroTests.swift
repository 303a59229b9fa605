import ComposableArchitecture
import LibraryTestHelpers
import Testing

@MainActor
@Suite("@ObservableState")
struct ObservableStateMacroTests {
  @Test("Each stored variable is observed by itself")
  func fields() {
    var state = Fields()
    #expect(isTold(reading: { _ = state.count }, when: { state.count += 1 }))
    #expect(isTold(reading: { _ = state.count }, when: { state.name = "b" }) == false)
    #expect(isTold(reading: { _ = state.name }, when: { state.name = "c" }))
    #expect(isTold(reading: { _ = state.`default` }, when: { state.`default` = 2 }))
    #expect(isTold(reading: { _ = state.tuple }, when: { state.tuple.0 = 2 }))
    #expect(isTold(reading: { _ = state.closure() }, when: { state.closure = { 9 } }))
    #expect(isTold(reading: { _ = state.readOnlyOutside }, when: { state.write() }))
    #expect(isTold(reading: { _ = state.hiddenTwice }, when: { state.hide() }))
  }

  @Test("willSet and didSet are called as without the macro")
  func observers() {
    var state = Watched()
    state.count = 3
    state.count += 1
    #expect(state.log == ["will 3", "did 0", "will 4", "did 3"])
    #expect(isTold(reading: { _ = state.count }, when: { state.count = 9 }))
  }

  @Test("Generic states are observed too")
  func generic() {
    var state = Generic(value: [1], others: ["a": 1])
    #expect(isTold(reading: { _ = state.value }, when: { state.value.append(2) }))
    #expect(isTold(reading: { _ = state.others }, when: { state.value.append(2) }) == false)
  }

  @Test("An enum is another one in another case, or with another state inside")
  func enums() {
    let child = Fields.Plain(count: 1)
    #expect(Choice.nothing._$id == Choice.nothing._$id)
    #expect(Choice.nothing._$id != Choice.none._$id)
    #expect(Choice.one(child)._$id == Choice.one(child)._$id)
    #expect(Choice.one(child)._$id != Choice.other(child)._$id)
    #expect(Choice.one(child)._$id != Choice.one(Fields.Plain(count: 1))._$id)
    #expect(Choice.number(1)._$id == Choice.number(1)._$id)
    #expect(Choice.number(1)._$id != Choice.number(2)._$id)
    #expect(Choice.nested(.one(child))._$id != Choice.one(child)._$id)
    var choice = Choice.one(child)
    let id = choice._$id
    if case .one(var child) = choice {
      choice = .nothing
      child.count += 1
      choice = .one(child)
    }
    #expect(choice._$id == id)
    choice._$willModify()
    #expect(choice._$id != id)
    #expect(Choice.one(child)._$id == id)
  }

  @Test("An enum without cases, or with values of its own, is an observable state too")
  func oddEnums() {
    func needsObservable(_: (some ObservableState).Type) {}
    needsObservable(NoCase.self)
    needsObservable(Never2.self)
    func id(of state: some ObservableState) -> ObservableStateID { state._$id }
    #expect(id(of: Tagged.a) != id(of: Tagged.b))
  }
}

extension ObservableStateMacroTests {
  @ObservableState
  struct Fields {
    @ObservableState
    struct Plain: Codable, Hashable, Sendable { var count = 0 }

    var count = 0  // Not negative.
    /// Documented: with a colon, a { brace and a "quote".
    var name: String?
    var `default`: Int = 1
    var tuple: (Int, String) = (1, "a")
    var closure: @Sendable () -> Int = { 1 }
    private(set) var readOnlyOutside: [String: [Int]] = ["a": [1, 2], "b": []]
    private var hidden = 0
    @ObservationStateIgnored var cache: [Int] = []
    let constant = 5
    static let shared = 6
    static var sum: Int { 1 }
    var isEven: Bool { count.isMultiple(of: 2) }
    var doubled: Int {
      get { count * 2 }
      set { count = newValue / 2 }
    }
    var hiddenTwice: Int { hidden * 2 }
    mutating func write() { readOnlyOutside["c"] = [3] }
    mutating func hide() { hidden += 1 }
    subscript(index: Int) -> Int { index }
    init() {}
  }

  @ObservableState
  struct Watched {
    var count: Int = 0 {
      willSet { log.append("will \(newValue)") }
      didSet(before) { log.append("did \(before)") }
    }
    @ObservationStateIgnored var log: [String] = []
  }

  @ObservableState
  struct Generic<Value: RangeReplaceableCollection, Others> where Value.Element == Int {
    var value: Value
    var others: [String: Others]
  }

  @ObservableState
  enum Choice {
    case nothing, none
    case one(Fields.Plain)
    case other(Fields.Plain)
    case number(Int)
    case pair(Int, name: String = "a")
    indirect case nested(Choice)
    static var start: Choice { .nothing }
    var isNothing: Bool { if case .nothing = self { true } else { false } }
  }

  @ObservableState
  enum NoCase {}

  @ObservableState
  enum Never2 { case never(Never) }

  @ObservableState
  enum Tagged: String {
    case a = "A"
    case b = "B"
    @available(*, deprecated)
    case old
    @available(*, unavailable)
    case gone
  }
}
