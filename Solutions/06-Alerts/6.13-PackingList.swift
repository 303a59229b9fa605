import ComposableArchitecture
import Foundation

/// Exercise 6.13: a list that is kept in a file, and a backup of it in another one.
@Reducer
struct PackingList {
  struct Item: Codable, Equatable, Identifiable, Sendable {
    let id: UUID
    var name: String
  }

  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?

    /// What is to be packed.
    // BEGIN SOLUTION
    @Shared(.packingList) var items
    // END SOLUTION
    // STUB: // TODO: Keep the items in the file of the key `packingList`.
    // STUB: var items: IdentifiedArrayOf<Item> = []
  }

  enum Action {
    case addButtonTapped(name: String)
    case alert(PresentationAction<Alert>)
    case backUpButtonTapped
    case backUpFailed
    case backupRead(IdentifiedArrayOf<Item>)
    case readingFailed
    case restoreButtonTapped
    case screenAppeared

    /// What can be tapped in the alert of a damaged file.
    @CasePathable
    enum Alert {
      case restoreButtonTapped
      case startOverButtonTapped
    }
  }

  @Dependency(\.backupClient) var backupClient
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped(let name):
        // BEGIN SOLUTION
        guard state.$items.loadError == nil else {
          state.alert = .damagedFile
          return .none
        }
        let item = Item(id: uuid(), name: name)
        state.$items.withLock { _ = $0.append(item) }
        return .none
      // END SOLUTION
      // STUB: // TODO: If the file could not be read, ask what to do. If it could, the item is kept.
      // STUB: state.items.append(Item(id: uuid(), name: name))
      // STUB: return .none

      case .alert(.presented(.startOverButtonTapped)):
        // BEGIN SOLUTION
        state.$items.withLock { $0 = [] }
        return .none
      // END SOLUTION
      // STUB: // TODO: An empty list takes the place of what is in the file.
      // STUB: return .none

      case .alert(.presented(.restoreButtonTapped)), .restoreButtonTapped:
        // BEGIN SOLUTION
        return .run { send in
          try await send(.backupRead(backupClient.read()))
        } catch: { _, send in
          await send(.readingFailed)
        }
      // END SOLUTION
      // STUB: // TODO: Read the backup, and send what comes of it.
      // STUB: return .none

      case .alert:
        return .none

      case .backUpButtonTapped:
        // BEGIN SOLUTION
        guard state.$items.loadError == nil else {
          state.alert = .damagedFile
          return .none
        }
        return .run { [items = state.items] _ in
          try await backupClient.write(items)
        } catch: { _, send in
          await send(.backUpFailed)
        }
      // END SOLUTION
      // STUB: // TODO: Write the items into the backup, unless there is something to ask first.
      // STUB: return .none

      case .backUpFailed:
        state.alert = .backupNotWritten
        return .none

      case .backupRead(let backup):
        // BEGIN SOLUTION
        state.$items.withLock { items in
          for item in backup where items[id: item.id] == nil {
            items.append(item)
          }
        }
        return .none
      // END SOLUTION
      // STUB: // TODO: Add what the list does not have yet.
      // STUB: _ = backup
      // STUB: return .none

      case .readingFailed:
        state.alert = .backupNotRead
        return .none

      case .screenAppeared:
        // BEGIN SOLUTION
        if state.$items.loadError != nil {
          state.alert = .damagedFile
        }
        return .none
      // END SOLUTION
      // STUB: // TODO: If the file could not be read, ask what to do.
      // STUB: return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == PackingList.Action.Alert {
  static var backupNotRead: Self {
    AlertState {
      TextState("The backup could not be read.")
    }
  }

  static var backupNotWritten: Self {
    AlertState {
      TextState("The backup could not be written.")
    }
  }

  static var damagedFile: Self {
    AlertState {
      TextState("Your list could not be read.")
    } actions: {
      ButtonState(action: .restoreButtonTapped) { TextState("Use the backup") }
      ButtonState(role: .destructive, action: .startOverButtonTapped) { TextState("Start over") }
      ButtonState(role: .cancel) { TextState("Not now") }
    }
  }
}

// MARK: - The two files

extension URL {
  static var packingList: URL { .documentsDirectory.appendingPathComponent("packing-list.json") }
  static var packingListBackup: URL {
    .documentsDirectory.appendingPathComponent("packing-list-backup.json")
  }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<PackingList.Item>>.Default {
  /// The items that are to be packed.
  static var packingList: Self { Self[.fileStorage(.packingList), default: []] }
}

/// Reads and writes the backup, when a person asks for it.
@DependencyClient
struct BackupClient: Sendable {
  var read: @Sendable () async throws -> IdentifiedArrayOf<PackingList.Item>
  var write: @Sendable (_ items: IdentifiedArrayOf<PackingList.Item>) async throws -> Void
}

extension BackupClient: DependencyKey {
  static let liveValue = Self(
    read: {
      try JSONDecoder().decode(
        IdentifiedArrayOf<PackingList.Item>.self,
        from: Data(contentsOf: .packingListBackup)
      )
    },
    write: { items in
      // Who reads the file meanwhile gets all of the old one, or all of the new one.
      try JSONEncoder().encode(items).write(to: .packingListBackup, options: .atomic)
    }
  )
  static let testValue = Self()
}

extension DependencyValues {
  var backupClient: BackupClient {
    get { self[BackupClient.self] }
    set { self[BackupClient.self] = newValue }
  }
}
