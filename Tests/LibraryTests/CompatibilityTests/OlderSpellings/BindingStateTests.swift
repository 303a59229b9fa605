import ComposableArchitecture
import Foundation
import LibraryTestHelpers
import Testing

/// A field marked as bound.
@MainActor
struct BindingStates: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("is compared by its value") { BindingStates().equality() },
      DeprecatedCheck("is encoded as its value") { try BindingStates().coding() },
      DeprecatedCheck("is dumped as its value") { BindingStates().dump() },
      DeprecatedCheck("is changed by a binding action") { await BindingStates().change() },
      DeprecatedCheck("is named in binding actions") { BindingStates().pattern() },
    ]
  }

  @available(*, deprecated)
  struct Form: Equatable, Hashable, Codable {
    @BindingState var name = ""
    @BindingState var age = 0
  }

  @available(*, deprecated)
  func equality() {
    #expect(BindingState(wrappedValue: 1) == BindingState(wrappedValue: 1))
    #expect(BindingState(wrappedValue: 1) != BindingState(wrappedValue: 2))
    #expect(Set([BindingState(wrappedValue: 1), BindingState(wrappedValue: 1)]).count == 1)
  }

  @available(*, deprecated)
  func coding() throws {
    let form = Form(name: "Blob", age: 3)
    let data = try JSONEncoder().encode(form)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["name"] as? String == "Blob")
    #expect(object["age"] as? Int == 3)
    #expect(try JSONDecoder().decode(Form.self, from: data) == form)
  }

  @available(*, deprecated)
  func dump() {
    #expect(
      String(customDumping: Form(name: "Blob", age: 3)) == """
        BindingStates.Form(
          name: "Blob",
          age: 3
        )
        """
    )
  }

  @available(*, deprecated)
  func change() async {
    let store = TestStore(initialState: OldForm.State()) { OldForm() }
    await store.send(.binding(.set(\.$isOn, true))) { $0.isOn = true }
    await store.send(.binding(.set(\.$name, "Blob"))) {
      $0.name = "Blob"
      $0.changes = 1
    }
    await store.send(\.binding.$isOn, false) { $0.isOn = false }
  }

  @available(*, deprecated)
  func pattern() {
    let action = OldForm.Action.binding(.set(\.$name, "a"))
    var matched: [String] = []
    if case .binding(\.$name) = action { matched.append("name") }
    if case .binding(\.$isOn) = action { matched.append("isOn") }
    #expect(matched == ["name"])
    #expect(OldForm.Action.set(\.$name, "a") == action)
  }
}
