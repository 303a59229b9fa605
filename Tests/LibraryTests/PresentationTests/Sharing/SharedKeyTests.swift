import ComposableArchitecture
import Foundation
import LibraryTestHelpers
import Testing

@Suite("Keys of shared values", .timeLimit(.minutes(20)))
struct SharedKeyTests {
  enum Theme: String, Codable { case light, dark }

  struct Settings: Codable, Equatable, Sendable { var volume = 5 }

  @Test("A key may bring a default of its own, which a property may override")
  func defaults() {
    @Shared(.total) var total
    #expect(total == 10)
    @Shared(.inMemory("optional")) var optional: Int?
    #expect(optional == nil)
    $optional.withLock { $0 = 4 }
    @SharedReader(.inMemory("optional")) var reader: Int?
    #expect(reader == 4)
    @Shared(.otherTotal) var overridden = 3
    #expect(overridden == 3)
  }

  @Test("User defaults hold plain values, enums and what can be encoded")
  func appStorage() throws {
    @Dependency(\.defaultAppStorage) var store
    let address = try #require(URL(string: "https://example.com/a"))
    @Shared(.appStorage("isOn")) var isOn = false
    @Shared(.appStorage("count")) var count = 3
    @Shared(.appStorage("ratio")) var ratio = 0.5
    @Shared(.appStorage("names")) var names = ["a"]
    @Shared(.appStorage("url")) var url = address
    @Shared(.appStorage("date")) var date = Date(timeIntervalSince1970: 5)
    @Shared(.appStorage("theme")) var theme = Theme.light
    @Shared(.appStorage("settings")) var settings = Settings()
    @Shared(.appStorage("missing")) var missing: String?
    // A default is stored at once.
    #expect(store.integer(forKey: "count") == 3)
    #expect(store.object(forKey: "missing") == nil)
    $isOn.withLock { $0 = true }
    $theme.withLock { $0 = .dark }
    $settings.volume.withLock { $0 = 7 }
    $missing.withLock { $0 = "x" }
    #expect(store.bool(forKey: "isOn"))
    #expect(store.string(forKey: "theme") == "dark")
    #expect(store.string(forKey: "missing") == "x")
    $missing.withLock { $0 = nil }
    #expect(store.object(forKey: "missing") == nil)
    #expect(ratio == 0.5)
    #expect(names == ["a"])
    #expect(date.timeIntervalSince1970 == 5)
    #expect(url.absoluteString == "https://example.com/a")
  }

  @Test("A stored value in the user defaults counts, unless it has the wrong type")
  func storedDefaults() {
    let store = UserDefaults.inMemory
    store.set(42, forKey: "count")
    store.set("neither", forKey: "theme")
    withDependencies {
      $0.defaultAppStorage = store
    } operation: {
      @Shared(.appStorage("count")) var count = 0
      @Shared(.appStorage("theme")) var theme = Theme.dark
      #expect(count == 42)
      #expect(theme == .dark)
    }
  }

  @Test("The folders that keys name are there on every system")
  func folders() {
    @Shared(.fileStorage(.documentsDirectory.appending(component: "notes.json"))) var notes = [1]
    @Shared(.fileStorage(.temporaryDirectory.appending(component: "notes.json"))) var others = [2]
    $notes.withLock { $0.append(3) }
    #expect(notes == [1, 3] && others == [2])
    #expect(URL.documentsDirectory.isFileURL && URL.documentsDirectory != .temporaryDirectory)
  }

  @Test("A damaged file gives the default and an error, and the next change replaces it")
  func damagedFile() async throws {
    let url = URL(fileURLWithPath: "/nowhere/settings.json")
    @Shared(.fileStorage(url)) var damage = "{"
    try await $damage.save()
    @Shared(.fileStorage(url)) var settings = Settings()
    #expect(settings == Settings())
    #expect($settings.loadError is DecodingError)
    await #expect(throws: DecodingError.self) { try await $settings.load() }
    $settings.withLock { $0.volume = 1 }
    #expect($settings.loadError == nil)
    try await $settings.load()
    #expect(settings.volume == 1)
  }

  @Test("A file on disk is made with its folders, and written when saving is awaited")
  func fileOnDisk() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SharedKeyTests-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("a/settings.json")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(url)) var settings = Settings()
      #expect(try Data(contentsOf: url).isEmpty)
      $settings.withLock { $0.volume = 8 }
      // The second change in a second waits, unless somebody saves.
      $settings.withLock { $0.volume = 9 }
      try await $settings.save()
      let stored = try JSONDecoder().decode(Settings.self, from: Data(contentsOf: url))
      #expect(stored.volume == 9)
      // Another program writes the file.
      try Data(#"{"volume": 3}"#.utf8).write(to: url)
      try await $settings.load()
      #expect(settings.volume == 3)
    }
  }

  @Test("A file that cannot be written gives an error, and the value stays changed")
  func unwritableFile() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("SharedKeyTests-\(UUID())")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(url.appendingPathComponent("below-a-file.json")))
      var settings = Settings()
      #expect($settings.loadError != nil)
      $settings.withLock { $0.volume = 8 }
      #expect(settings.volume == 8)
      #expect($settings.saveError != nil)
      await #expect(throws: (any Error).self) { try await $settings.save() }
    }
  }

  @Test("A key of one's own loads, subscribes and saves, and its errors are told")
  func ownKey() async throws {
    let server = Server()
    do {
      @Shared(ServerKey(server: server)) var count = 1
      #expect(count == 1)
      $count.withLock { $0 = 2 }
      try await $count.save()
      #expect(
        server.log.value == [
          "load initial 1", "subscribe", "save 2 didSet", "save 2 userInitiated",
        ]
      )
      server.subscriber.value?.yield(7)
      #expect(count == 7)
      server.subscriber.value?.yieldReturningInitialValue()
      #expect(count == 1)
      server.isDown.setValue(true)
      await #expect(throws: Server.Down.self) { try await $count.load() }
      #expect($count.loadError is Server.Down)
      $count.withLock { $0 = 3 }
      #expect($count.saveError is Server.Down)
      #expect(count == 3)
      server.isDown.setValue(false)
      $count.withLock { $0 = 4 }
      #expect($count.saveError == nil)
      #expect($count.loadError == nil)
    }
    // The last load or save may hold the value for a moment longer.
    #expect(await eventually { server.log.value.last == "cancel" })
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var total: Self { Self[.inMemory("total"), default: 10] }
  fileprivate static var otherTotal: Self { Self[.inMemory("otherTotal"), default: 10] }
}

private final class Server: Sendable {
  struct Down: Error {}
  let stored = LockIsolated<Int?>(nil)
  let isDown = LockIsolated(false)
  let log = LockIsolated<[String]>([])
  let subscriber = LockIsolated<SharedSubscriber<Int>?>(nil)

  func note(_ line: String) {
    log.withValue { $0.append(line) }
  }
}

private struct ServerKey: SharedKey {
  let server: Server

  var id: ObjectIdentifier { ObjectIdentifier(server) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    server.note("load" + (context.initialValue.map { " initial \($0)" } ?? ""))
    if server.isDown.value {
      continuation.resume(throwing: Server.Down())
    } else {
      continuation.resume(with: .success(server.stored.value))
    }
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    server.note("subscribe")
    server.subscriber.setValue(subscriber)
    return SharedSubscription { [server] in server.note("cancel") }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    server.note("save \(value) \(context)")
    if server.isDown.value {
      continuation.resume(throwing: Server.Down())
    } else {
      continuation.resume()
    }
  }
}
