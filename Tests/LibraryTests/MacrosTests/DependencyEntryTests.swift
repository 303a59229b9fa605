import ComposableArchitecture
import LibraryTestHelpers
import Testing

@testable import MacroExpansion

@MainActor
@Suite("@DependencyEntry")
struct DependencyEntryTests {
  @Test("In a test, the value after the equals sign counts, and it can be overridden")
  func testValue() {
    @Dependency(\.entryWithAllValues) var all
    @Dependency(\.entryWithoutType) var untyped
    #expect(all.name == "test")
    #expect(untyped == 7)
    withDependencies {
      $0.entryWithAllValues.name = "other"
      $0.entryWithoutType = 8
    } operation: {
      @Dependency(\.entryWithAllValues) var all
      @Dependency(\.entryWithoutType) var untyped
      #expect(all.name == "other")
      #expect(untyped == 8)
    }
  }

  @Test(
    "Each context has its own value, and a preview falls back as with a key of one's own",
    arguments: [
      (DependencyContext.live, "live", "live only"),
      (.preview, "preview", "live only"),
      (.test, "test", "live only"),
    ]
  )
  func contexts(context: DependencyContext, name: String, other: String) async {
    let reported = await reports {
      withDependencies {
        $0.context = context
      } operation: {
        @Dependency(\.entryWithAllValues) var all
        @Dependency(\.entryOnlyLive) var onlyLive
        #expect(all.name == name)
        #expect(onlyLive.name == other)
      }
    }
    // Without a value for tests, no test should reach the real one by accident.
    #expect(reported.messages.count == (context == .test ? 1 : 0), "\(reported.messages)")
  }

  @Test("An existential has the type that is written")
  func existential() {
    @Dependency(\.entryOfAnyType) var value
    #expect(value is NamedEntry)
  }

  @Test("The key of what other modules see has a name", arguments: names)
  func keyNames(declaration: String, name: String) {
    let expanded = expanded(declaration)
    #expect(expanded.messages.isEmpty)
    #expect(expanded.source.contains("enum \(name): "), "\(expanded.source)")
  }

  private nonisolated static let names = [
    ("@DependencyEntry var a: Client = Client()", "__Key_a"),
    ("@DependencyEntry(\"Own\") var a: Client = Client()", "__Key_a"),
    ("@DependencyEntry public var a: Client = Client()", "ClientKey"),
    ("@DependencyEntry public var a: (any Outer.Client)? = nil", "AKey"),
    ("@DependencyEntry public var a: any Outer.Client = X()", "ClientKey"),
    ("@DependencyEntry package var facts = Client()", "FactsKey"),
    ("@DependencyEntry(\"Own\", liveValue: 1) public var a: Int = 2", "Own"),
  ]

  @Test("Only a key with a live value conforms to `DependencyKey`")
  func conformance() {
    #expect(expanded("@DependencyEntry var a: Int = 2").source.contains(".TestDependencyKey"))
    let live = expanded("@DependencyEntry(liveValue: 1) var a: Int = 2").source
    #expect(live.contains("ComposableArchitecture.DependencyKey"), "\(live)")
  }

  @Test("What cannot be an entry is refused, at its name", arguments: mistakes)
  func mistakes(declaration: String, context: String, message: String) {
    let expanded = expanded(declaration, in: context)
    #expect(expanded.messages.count == 1)
    #expect(expanded.messages.first?.hasPrefix("error at a: " + message) == true)
    let accessor = Expanded("DependencyEntry", .accessor, declaration, lexicalContext: [context])
    #expect(accessor.messages.isEmpty)
  }

  private nonisolated static let mistakes = [
    ("@DependencyEntry let a: Int = 2", "extension DependencyValues", "'@DependencyEntry' belongs"),
    ("@DependencyEntry var a: Int = 2", "extension Other", "'@DependencyEntry' belongs"),
    ("@DependencyEntry var a: Int = 2", "struct DependencyValues", "'@DependencyEntry' belongs"),
    ("@DependencyEntry var a: Int", "extension DependencyValues", "'a' needs a value for tests"),
    (
      "@DependencyEntry(previewValue: 1) var a: Int", "extension DependencyValues",
      "'a' needs a value for tests"
    ),
    (
      "@DependencyEntry var a: Int { 2 }", "extension DependencyValues",
      "'@DependencyEntry' can only be applied"
    ),
  ]

  private func expanded(
    _ declaration: String,
    in context: String = "extension ComposableArchitecture.DependencyValues"
  ) -> Expanded {
    Expanded("DependencyEntry", .peer, declaration, lexicalContext: [context])
  }
}

private protocol AnyEntry: Sendable {}

private struct NamedEntry: AnyEntry { var name: String }

extension DependencyValues {
  @DependencyEntry(
    liveValue: NamedEntry(name: "live"),
    previewValue: NamedEntry(name: "preview")
  )
  fileprivate var entryWithAllValues: NamedEntry = NamedEntry(name: "test")

  @DependencyEntry fileprivate var entryWithoutType = 7

  @DependencyEntry(liveValue: NamedEntry(name: "live only"))
  fileprivate var entryOnlyLive: NamedEntry

  @DependencyEntry fileprivate var entryOfAnyType: any AnyEntry = NamedEntry(name: "any")
}
