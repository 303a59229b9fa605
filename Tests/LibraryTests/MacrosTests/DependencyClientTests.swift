import ComposableArchitecture
import LibraryTestHelpers
import Testing

@testable import MacroExpansion

@MainActor
@Suite("@DependencyClient")
struct DependencyClientTests {
  @DependencyClient
  struct Client: Sendable {
    var fetch: @Sendable (_ number: Int, _ unit: String) async throws -> String
    var load: @Sendable (Int) async throws -> Int
    var isOffline: @Sendable () -> Bool = { true }
    var doubled: @Sendable (_ of: Int) -> Int = { $0 * 2 }
    var log: @Sendable (String) -> Void
    var last: @Sendable () -> Int?
    @DependencyEndpoint(method: "remember")
    var store: @Sendable (_ number: Int) async -> Void
    var name = "client"
    var limit: Int = 3
  }

  @DependencyClient
  struct NamedClient: Sendable {
    let name: String
    let version = 2
    var retries = 3
    var load: @Sendable () async throws -> Int
    @DependencyEndpointIgnored
    var plain: @Sendable () -> Int = { 4 }
  }

  @DependencyClient
  struct FilledClient: Sendable {
    var load: @Sendable () async throws -> Int
    var log: (@Sendable (String) -> Void)?
    var note: String?
    let count: Int
    let isSame: @Sendable (Int) -> Bool
    @Dependency(\.uuid) private var uuid
  }

  @Test("What is no endpoint is a parameter, which may be left out if it is optional")
  func others() async throws {
    let written = LockIsolated("")
    let client = FilledClient(load: { 1 }, count: 2, isSame: { $0 == 3 })
    #expect(client.log == nil && client.note == nil && client.count == 2 && client.isSame(3))
    let other = FilledClient(log: { written.setValue($0) }, count: 5, isSame: { _ in false })
    other.log?("a")
    #expect(written.value == "a" && other.count == 5)
  }

  @Test("The initializers are as public as the least public property that they set")
  func access() {
    func initializers(_ property: String) -> String {
      Expanded("DependencyClient", .member, "public struct Client { \(property) }").source
    }
    #expect(initializers("public var go: () throws -> Int").contains("public init("))
    #expect(!initializers("var go: () throws -> Int").contains("public init("))
    #expect(initializers("private var go: () throws -> Int").contains("private init("))
  }

  @Test("A closure that is provided is called, with the names of its parameters too")
  func provided() async throws {
    var client = Client()
    client.fetch = { "\($0) \($1)" }
    client.doubled = { $0 + $0 }
    let stored = LockIsolated(0)
    client.store = { stored.setValue($0) }
    #expect(try await client.fetch(7, "days") == "7 days")
    #expect(try await client.fetch(number: 7, unit: "days") == "7 days")
    #expect(client.doubled(of: 4) == 8)
    await client.remember(number: 5)
    #expect(stored.value == 5)
  }

  @Test("A closure that is not provided reports its name, and then does as little as it can")
  func notProvided() async throws {
    let client = Client()
    #expect(client.limit == 3)
    let messages = await reports {
      await #expect(throws: UnimplementedFailure.self) { try await client.load(1) }
      #expect(client.isOffline())
      #expect(client.doubled(4) == 8)
      client.log("a")
      #expect(client.last() == nil)
    }.messages
    let names = ["load", "isOffline", "doubled", "log", "last"]
    #expect(messages.count == names.count)
    for (message, name) in zip(messages, names) {
      #expect(message.contains("'Client.\(name)' was called"), "\(message)")
    }
  }

  @Test("A property that is no endpoint is given to both initializers, unless it has a value")
  func otherProperties() async throws {
    let client = NamedClient(name: "a")
    #expect(client.name == "a")
    #expect(client.retries == 3)
    let full = NamedClient(name: "b", retries: 1, load: { 5 })
    #expect(full.retries == 1)
    // What is ignored has no place in them.
    let make: (String, Int, @escaping @Sendable () async throws -> Int) -> NamedClient =
      NamedClient.init(name:retries:load:)
    #expect(make("c", 2, { 6 }).retries == 2)
    #expect(try await full.load() == 5)
  }

  @Test("A closure that is marked as ignored keeps its own value and reports nothing")
  func ignored() async {
    let reported = await reports {
      var client = NamedClient(name: "a")
      #expect(client.plain() == 4)
      client.plain = { 6 }
      #expect(client.plain() == 6)
    }
    #expect(reported.messages.isEmpty)
  }

  @Test("A value whose type cannot be seen needs one")
  func missingType() {
    let expanded = Expanded(
      "DependencyClient",
      .member,
      "struct Client { var f: () throws -> Void; var cache = Cache() }"
    )
    #expect(expanded.messages.count == 1)
    #expect(expanded.messages.first?.hasPrefix("error at cache: 'cache' needs a type") == true)
  }

  @Test("A struct without endpoints keeps its own initializer")
  func noEndpoints() {
    #expect(Expanded("DependencyClient", .member, "struct Client { var a: Int }").source == "")
  }

  @Test("A closure that must return something needs a value")
  func missingValue() {
    let expanded = Expanded(
      "DependencyEndpoint",
      .peer,
      "var count: @Sendable () async -> Int"
    )
    #expect(expanded.messages.count == 1)
    #expect(expanded.messages.first?.hasPrefix("error at count: 'count' needs a value") == true)
  }

  @Test(
    "Only stored closures are endpoints",
    arguments: [
      "var count: Int = 0", "let fetch: () -> Void", "static var f: () -> Void = {}",
      "var f: () -> Void { {} }", "var maybe: (() -> Void)?",
    ]
  )
  func others(member: String) {
    #expect(Expanded("DependencyClient", .memberAttribute, member).source == "")
    #expect(
      Expanded(
        "DependencyClient",
        .memberAttribute,
        "public var f: @MainActor (Int) throws -> Void"
      )
      .source == "@ComposableArchitecture.DependencyEndpoint"
    )
  }
}
