import ComposableArchitecture
import Testing

@Suite("A binding action")
struct BindingActionTests {
  typealias Form = BindingAction<SettingsForm.State>

  @Test("A binding action matches its field, and no other")
  func pattern() {
    let action = SettingsForm.Action.binding(.set(\.name, "a"))
    var matched: [String] = []
    if case .binding(\.name) = action { matched.append("name") }
    if case .binding(\.isOn) = action { matched.append("isOn") }
    if case .binding(\.user.email) = action { matched.append("email") }
    if case .binding = action { matched.append("any") }
    #expect(matched == ["name", "any"])
  }

  @Test("A binding action is found in the action that carries it")
  func extraction() {
    let action = SettingsForm.Action.binding(.set(\.name, "a"))
    #expect(action.binding == .set(\.name, "a"))
    #expect(SettingsForm.Action.reset.binding == nil)
    #expect(SettingsForm.Action.setAge(3).binding == nil)
  }

  @Test("A binding action has case paths to its fields")
  func casePaths() {
    let action = SettingsForm.Action.binding(.set(\.name, "a"))
    let name: String? = action[case: \.binding.name]
    #expect(name == "a")
    #expect(action[case: \.binding.isOn] == nil)
    #expect(action.is(\.binding.name))
    #expect(!action.is(\.binding.isOn))
    #expect((\SettingsForm.Action.Cases.binding.name)("b") == .binding(.set(\.name, "b")))
  }

  @Test("A binding action shows its field and value in dumps")
  func dump() {
    #expect(
      String(customDumping: Form.set(\.name, "Blob")) == """
        BindingAction.set(
          \\SettingsForm.State.<String>,
          "Blob"
        )
        """
    )
  }

  @Test("A binding action has a short spelling")
  func shortSpelling() {
    #expect(SettingsForm.Action.set(\.name, "a") == .binding(.set(\.name, "a")))
  }
}
