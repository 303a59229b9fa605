import ComposableArchitecture
import Testing

@Suite("A binding action")
struct BindingActionTests {
  typealias Form = BindingAction<SettingsForm.State>

  @Test("A binding action is found in the action that carries it")
  func extraction() {
    let action = SettingsForm.Action.binding(.set(\.name, "a"))
    #expect(action.binding == .set(\.name, "a"))
    #expect(SettingsForm.Action.reset.binding == nil)
    #expect(SettingsForm.Action.setAge(3).binding == nil)
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
}
