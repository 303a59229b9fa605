import ComposableArchitecture
import TerminalUI

/// Shows the groups and the persons that a server reports, for as long as it is on the screen.
struct ListenView: View {
  let store: StoreOf<ListenFeature>

  var body: some View {
    List {
      Section("Groups") {
        ForEach(store.groups, id: \.self) { Text($0) }
      }
      Section("Persons") {
        ForEach(store.persons, id: \.self) { Text($0) }
      }
    }
    // BEGIN SOLUTION
    .task { await store.send(.groupsAppeared).finish() }
    .task { await store.send(.personsAppeared).finish() }
    // END SOLUTION
    // STUB: // TODO: Only groups arrive. Which of these lines waits forever?
    // STUB: .task {
    // STUB:   await store.send(.groupsAppeared).finish()
    // STUB:   await store.send(.personsAppeared).finish()
    // STUB: }
  }
}
