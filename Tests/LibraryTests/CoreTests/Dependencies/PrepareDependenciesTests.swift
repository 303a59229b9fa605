import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("prepareDependencies")
struct PrepareDependenciesTests {
  @Dependency(\.origin) var origin
  @Dependency(\.liveOnly) var liveOnly
  @Dependency(\.testOnly) var testOnly

  @Test("A preparation of one test is not seen by another", arguments: 1...2)
  func preparedPerTest(number: Int) {
    prepareDependencies { $0.origin.name = "\(number)" }
    #expect(self.origin.name == "\(number)")
  }

  @Test("One preparation may assign a dependency in steps")
  func steps() {
    let messages = issues {
      prepareDependencies {
        $0.liveOnly = LiveOnly { "first" }
        $0.liveOnly.read = { "second" }
      }
      #expect(self.liveOnly.read() == "second")
    }
    #expect(messages == [])
  }

  @Test("Preparing what was read before is reported and changes nothing")
  func tooLate() {
    #expect(self.testOnly.name == "test")
    let messages = issues {
      prepareDependencies { $0.testOnly.name = "late" }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(#"\.testOnly"#) == true)
    #expect(self.testOnly.name == "test")
  }

  @Test("The result of the closure is handed back")
  func result() {
    #expect(prepareDependencies { _ in 42 } == 42)
  }
}
