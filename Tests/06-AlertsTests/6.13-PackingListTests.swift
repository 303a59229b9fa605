import ComposableArchitecture
import Foundation
import Testing

import struct SuiteHelpers.RunningWork
import func SuiteHelpers.expectEnd
import func SuiteHelpers.waitFor

@testable import Alerts

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

@MainActor
@Suite("6.13 A list in a file", .timeLimit(.minutes(20))) struct PackingListTests {
  private typealias Item = PackingList.Item

  private struct Failure: Error {}

  private nonisolated static let map = Item(id: UUID(100), name: "map")
  private nonisolated static let soap = Item(id: UUID(101), name: "soap")

  /// Starts the app: the list is read from its file.
  private func launch(
    read: @escaping @Sendable () async throws -> IdentifiedArrayOf<Item> = { throw Failure() },
    write: @escaping @Sendable (IdentifiedArrayOf<Item>) async throws -> Void = { _ in }
  ) -> StoreOf<PackingList> {
    Store(initialState: PackingList.State()) {
      PackingList()
    } withDependencies: {
      $0.backupClient = BackupClient(read: read, write: write)
      $0.uuid = UUIDGenerator { UUID() }
    }
  }

  /// Starts the app, and quits it after some actions and their effects.
  private func launch(
    send actions: [PackingList.Action],
    read: @escaping @Sendable () async throws -> IdentifiedArrayOf<Item> = { throw Failure() },
    write: @escaping @Sendable (IdentifiedArrayOf<Item>) async throws -> Void = { _ in }
  ) async -> (names: [String], alert: String?) {
    let store = launch(read: read, write: write)
    for action in actions {
      // An alert that is not shown cannot be answered.
      if case .alert = action, store.alert == nil { continue }
      await expectEnd(of: store.send(action))
    }
    return (names(store), title(store))
  }

  private func names(_ store: StoreOf<PackingList>) -> [String] { store.items.map(\.name) }

  private func title(_ store: StoreOf<PackingList>) -> String? {
    store.alert.map { String(state: $0.title) }
  }

  /// What is in the file of the list. Nobody may use the list meanwhile.
  private var file: String {
    @Shared(.textOfPackingList) var text = ""
    return text
  }

  /// Writes something else into the file of the list, before the app starts.
  private func writeFile(_ text: String) {
    @Shared(.textOfPackingList) var content = ""
    $content.withLock { $0 = text }
  }

  /// What is said of an alert that is shown.
  private func text(_ alert: String?) -> String { alert.map { "\"\($0)\"" } ?? "none" }

  // MARK: The file

  @Test("Without a file, the list is empty, and nothing is reported")
  func missing() async {
    let found = await launch(send: [.screenAppeared])
    #expect(
      found.names.isEmpty && found.alert == nil,
      """
      At the first launch there is no file. The list should be empty, without an alert. The list is \
      \(found.names), and the alert is \(text(found.alert)). Look at `screenAppeared`.
      """
    )
  }

  // A file gets the first change at once, and what comes within a second later. So each launch makes one.
  @Test("What is added is in the file, and there at the next launch")
  func kept() async {
    _ = await launch(send: [.addButtonTapped(name: "tent")])
    _ = await launch(send: [.screenAppeared, .addButtonTapped(name: "rope")])
    let content = file
    #expect(
      content.contains("\"tent\"") && content.contains("\"rope\""),
      """
      A tent was added, the app was started again, and a rope was added. The file of the key \
      `packingList` should have both, and its content is: \(content.isEmpty ? "nothing" : content). \
      Look at where the state keeps its items.
      """
    )
    let names = await launch(send: [.screenAppeared]).names
    #expect(
      names == ["tent", "rope"],
      """
      A tent was added, and at the next launch a rope. Then the app was started once more. The list \
      should be ["tent", "rope"], and it is \(names). Look at where the state keeps its items.
      """
    )
  }

  @Test("A change from elsewhere in the app is seen in the list")
  func elsewhere() {
    let store = launch()
    @Shared(.packingList) var items
    $items.withLock { _ = $0.append(Self.map) }
    #expect(
      names(store) == ["map"],
      """
      Another page, which has the same key, added a map. The list should be ["map"], and it is \
      \(names(store)). Look at whether the state has the items of the key, or its own.
      """
    )
  }

  // MARK: A damaged file

  private let damage = "[{\"id\": \"half of a fi"
  private let damagedTitle = "Your list could not be read."

  @Test("A damaged file is reported when the screen appears, and stays as it is")
  func damaged() async {
    writeFile(damage)
    let found = await launch(send: [.screenAppeared])
    #expect(
      found.alert == damagedTitle,
      """
      The file was damaged. When the screen appears, the alert "\(damagedTitle)" should be shown. The \
      alert is \(text(found.alert)). Look at `screenAppeared`.
      """
    )
    let content = file
    #expect(
      content == damage,
      """
      Nothing was answered yet, so the file should be as it was. It was \(damage), and now it is \
      \(content). Look at what `screenAppeared` changes.
      """
    )
  }

  @Test("Nothing is added to a list that could not be read")
  func addToDamaged() async {
    writeFile(damage)
    let found = await launch(send: [
      .screenAppeared, .alert(.dismiss), .addButtonTapped(name: "tent"),
    ])
    let content = file
    #expect(
      content == damage && found.alert == damagedTitle,
      """
      The file was damaged, the question was put off, and a tent was added. A save would have replaced \
      what is in the file, so the alert "\(damagedTitle)" should ask once more, and the file should be \
      as it was: \(damage). The alert is \(text(found.alert)), and the file is \(content). Look at \
      `addButtonTapped`.
      """
    )
  }

  @Test("No backup is made of a list that could not be read")
  func backUpDamaged() async {
    writeFile(damage)
    let written = LockIsolated<[IdentifiedArrayOf<Item>]>([])
    let found = await launch(
      send: [.backUpButtonTapped],
      write: { items in written.withValue { $0.append(items) } }
    )
    #expect(
      written.value.isEmpty && found.alert == damagedTitle,
      """
      The file was damaged, and "Back up" was tapped. The backup is the only good copy now: nothing \
      should be written, and the alert "\(damagedTitle)" should be shown. The number of backups that \
      were written is \(written.value.count), and the alert is \(text(found.alert)). Look at \
      `backUpButtonTapped`.
      """
    )
  }

  @Test("Start over begins with an empty list, which can be added to")
  func startOver() async {
    writeFile(damage)
    let found = await launch(send: [
      .screenAppeared, .alert(.presented(.startOverButtonTapped)),
    ])
    let later = await launch(send: [.screenAppeared, .addButtonTapped(name: "tent")])
    #expect(
      found.names.isEmpty && found.alert == nil && later.names == ["tent"] && later.alert == nil,
      """
      The file was damaged, and "Start over" was tapped. The list should be empty, without an alert; it \
      is \(found.names), and the alert is \(text(found.alert)). At the next launch a tent was added, \
      and the list should be ["tent"], without an alert; it is \(later.names), and the alert is \
      \(text(later.alert)). Look at `startOverButtonTapped`.
      """
    )
  }

  @Test("The backup takes the place of a damaged list")
  func useBackup() async {
    writeFile(damage)
    let found = await launch(
      send: [.screenAppeared, .alert(.presented(.restoreButtonTapped))],
      read: { [Self.map, Self.soap] }
    )
    let names = await launch(send: []).names
    #expect(
      found.names == ["map", "soap"] && names == ["map", "soap"],
      """
      The file was damaged, and the backup had a map and a soap. After "Use the backup" the list should \
      be ["map", "soap"], also when the app is started again. It was \(found.names), and at the next \
      launch \(names). Look at what the effect sends, and at `backupRead`.
      """
    )
  }

  // MARK: The backup

  @Test("A backup is written with the items of now")
  func backUp() async {
    let written = LockIsolated<[[String]]>([])
    _ = await launch(
      send: [.addButtonTapped(name: "tent"), .backUpButtonTapped, .addButtonTapped(name: "rope")],
      write: { items in written.withValue { $0.append(items.map(\.name)) } }
    )
    #expect(
      written.value == [["tent"]],
      """
      A tent was added, "Back up" was tapped, and then a rope was added. One backup with ["tent"] should \
      be written. The backups were \(written.value). Look at `backUpButtonTapped`.
      """
    )
  }

  @Test("A backup that cannot be written is reported")
  func backUpFails() async {
    let found = await launch(
      send: [.addButtonTapped(name: "tent"), .backUpButtonTapped],
      write: { _ in throw Failure() }
    )
    #expect(
      found.names == ["tent"] && found.alert == "The backup could not be written.",
      """
      The backup could not be written. The list should still be ["tent"], and `backUpFailed` shows an \
      alert that says so. The list is \(found.names), and the alert is \(text(found.alert)). Look at \
      where the effect sends the failure.
      """
    )
  }

  @Test("A backup that cannot be read is reported, and changes nothing")
  func restoreFails() async {
    let found = await launch(
      send: [.addButtonTapped(name: "tent"), .restoreButtonTapped],
      read: { throw Failure() }
    )
    #expect(
      found.names == ["tent"] && found.alert == "The backup could not be read.",
      """
      The backup could not be read. The list should still be ["tent"], and `readingFailed` shows an \
      alert that says so. The list is \(found.names), and the alert is \(text(found.alert)). Look at \
      where the effect sends the failure.
      """
    )
  }

  @Test("An item that is in the list and in the backup is there once, as the list has it")
  func once() async {
    let store = launch(read: { [Self.map, Self.soap] })
    @Shared(.packingList) var items
    $items.withLock { $0 = [Item(id: Self.map.id, name: "new map")] }
    await expectEnd(of: store.send(.restoreButtonTapped))
    #expect(
      names(store) == ["new map", "soap"],
      """
      The list had a new map, and the backup an older name of it, and a soap. After "Restore" the list \
      should be ["new map", "soap"], and it is \(names(store)). Look at which items `backupRead` adds.
      """
    )
  }

  @Test("What is added while the backup is read stays")
  func addedMeanwhile() async {
    let isReading = LockIsolated(false)
    let (gate, opener) = AsyncStream<Void>.makeStream()
    let store = launch(read: {
      isReading.setValue(true)
      for await _ in gate { break }
      return [Self.map]
    })
    await expectEnd(of: store.send(.addButtonTapped(name: "tent")))
    let restoring = store.send(.restoreButtonTapped)
    let work = RunningWork(restoring)
    await waitFor { work.isOver || isReading.value }
    await expectEnd(of: store.send(.addButtonTapped(name: "knife")))
    opener.yield()
    await expectEnd(of: restoring)
    #expect(
      Set(names(store)) == ["tent", "knife", "map"],
      """
      The list had a tent. While the backup, which has a map, was being read, a knife was added. The \
      list should have all three, and it is \(names(store)). Look at which items are there when \
      `backupRead` arrives, and at what becomes of them.
      """
    )
  }
}
