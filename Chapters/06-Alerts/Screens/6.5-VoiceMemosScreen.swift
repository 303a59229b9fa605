import ComposableArchitecture
import TerminalUI

struct VoiceMemosApp: App {
  static let store = Store(
    initialState: VoiceMemos.Feature.State(
      memos: [
        VoiceMemos.Memo(id: 1, name: "Birds"),
        VoiceMemos.Memo(id: 2, name: "Rain"),
      ]
    )
  ) {
    VoiceMemos.Feature()
  }

  var body: some Scene {
    WindowGroup {
      VoiceMemos.MemosView(store: Self.store)
    }
  }
}
