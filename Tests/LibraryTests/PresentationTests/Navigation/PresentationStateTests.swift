import ComposableArchitecture
import Foundation
import Testing

@Suite("PresentationState")
struct PresentationStateTests {
  struct Model: Codable, Hashable {
    @PresentationState var name: String?
    var count = 0
  }

  @Test("A copy does not follow changes of the original")
  func copies() {
    var model = Model(name: "Blob")
    let copy = model
    model.name?.append("!")
    #expect(model.name == "Blob!")
    #expect(copy.name == "Blob")
    var other = model
    other.name = nil
    #expect(model.name == "Blob!")
  }

  @Test("A change in place can make the value come and go")
  func changesInPlace() {
    func toggle(_ name: inout String?) {
      name = name == nil ? "Blob" : nil
    }
    var model = Model()
    toggle(&model.name)
    #expect(model.name == "Blob")
    let copy = model
    toggle(&model.name)
    #expect(model.name == nil)
    toggle(&model.name)
    toggle(&model.name)
    #expect(model.name == nil)
    #expect(copy.name == "Blob")
  }

  @Test("A change in place copies nothing that the value holds")
  func changesWithoutCopies() {
    struct Big {
      @PresentationState var numbers: [Int]?
    }
    var model = Big(numbers: Array(0..<100))
    let before = model.numbers?.withUnsafeBufferPointer(\.baseAddress)
    model.numbers?[0] = 1
    #expect(model.numbers?.withUnsafeBufferPointer(\.baseAddress) == before)
  }

  @Test("Equality and hash are those of the value")
  func equality() {
    #expect(Model(name: "Blob") == Model(name: "Blob"))
    #expect(Model(name: "Blob") != Model(name: "Blob Jr."))
    #expect(Model(name: "Blob") != Model())
    #expect(Set([Model(name: "Blob"), Model(name: "Blob"), Model()]).count == 2)
  }

  @Test("PresentationState is encoded as the value")
  func coding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for model in [Model(name: "Blob", count: 1), Model(count: 2)] {
      let data = try encoder.encode(model)
      #expect(try JSONDecoder().decode(Model.self, from: data) == model)
    }
    let data = try encoder.encode(Model(name: "Blob"))
    #expect(String(decoding: data, as: UTF8.self) == #"{"count":0,"name":"Blob"}"#)
  }

  @Test("A dump shows the value, not the wrapper")
  func dumping() {
    var text = ""
    customDump(Model(name: "Blob"), to: &text)
    #expect(
      text == """
        PresentationStateTests.Model(
          name: "Blob",
          count: 0
        )
        """
    )
  }
}

@Suite("PresentationAction")
struct PresentationActionTests {
  typealias Action = Presenter.Action

  @Test("PresentationAction is equal, hashed and encoded as its cases are")
  func conformances() throws {
    typealias Number = PresentationAction<Int>
    #expect(Number.presented(1) == .presented(1))
    #expect(Number.presented(1) != .dismiss)
    #expect(Set<Number>([.dismiss, .dismiss, .presented(1)]).count == 2)
    let data = try JSONEncoder().encode([Number.presented(1), .dismiss])
    #expect(try JSONDecoder().decode([Number].self, from: data) == [.presented(1), .dismiss])
  }
}
