import ComposableArchitecture
import Foundation
import TerminalUI

struct PackingListScreen: View {
  @Bindable var store: StoreOf<PackingList>
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        Section("New") {
          TextField("Name", text: $name)
            .onSubmit { add() }
          Button("Add") { add() }
            .disabled(name.isEmpty)
        }
        Section("To pack") {
          ForEach(store.items) { item in
            Text(item.name)
          }
        }
        Section("Backup") {
          Button("Back up") { store.send(.backUpButtonTapped) }
          Button("Restore") { store.send(.restoreButtonTapped) }
        }
      }
      .navigationTitle("Packing list")
    }
    .alert($store.scope(\.$alert, action: \.alert))
    .onAppear { store.send(.screenAppeared) }
  }

  private func add() {
    guard !name.isEmpty else { return }
    store.send(.addButtonTapped(name: name))
    name = ""
  }
}

struct PackingListApp: App {
  /// Begins with a damaged file, and with a backup of two things. Both are in memory.
  static let store: StoreOf<PackingList> = {
    let backup = LockIsolated<IdentifiedArrayOf<PackingList.Item>>([
      PackingList.Item(id: UUID(100), name: "Tent"),
      PackingList.Item(id: UUID(101), name: "Rope"),
    ])
    return withDependencies {
      $0.defaultFileStorage = .inMemory
      $0.backupClient = BackupClient(
        read: { backup.value },
        write: { items in backup.setValue(items) }
      )
    } operation: {
      damageTheFile()
      return Store(initialState: PackingList.State()) { PackingList() }
    }
  }()

  private static func damageTheFile() {
    @Shared(.textOfPackingList) var text = ""
    $text.withLock { $0 = "[{\"id\": " }
  }

  var body: some Scene {
    WindowGroup {
      PackingListScreen(store: Self.store)
    }
  }
}

extension SharedKey where Self == FileStorageKey<String> {
  /// What is in the file of the list, as text.
  fileprivate static var textOfPackingList: Self {
    .fileStorage(
      .packingList,
      decode: { String(decoding: $0, as: UTF8.self) },
      encode: { Data($0.utf8) }
    )
  }
}
