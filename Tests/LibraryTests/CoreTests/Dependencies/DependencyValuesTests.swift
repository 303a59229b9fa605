import ComposableArchitecture
import LibraryTestHelpers
import Testing

@Suite("Dependency values", .timeLimit(.minutes(20)))
struct DependencyValuesTests {
  @Dependency(\.origin) var origin
  @Dependency(\.liveOnly) var liveOnly
  @Dependency(\.testOnly) var testOnly
  @Dependency(\.instance) var instance

  @Test("A default that draws on another dependency does so when it is used, or when it is made")
  func defaultsOfDefaults() {
    func read() -> [String] {
      @Dependency(Greeting.self) var greeting
      @Dependency(FixedGreeting.self) var fixedGreeting
      return [greeting.read(), fixedGreeting.read()]
    }
    #expect(read() == ["test", "test"])
    withDependencies {
      $0.origin.name = "mine"
    } operation: {
      #expect(read() == ["mine", "test"])
    }
  }

  @Test("A dependency that is optional can be overridden with nothing")
  func optionalDependency() {
    @Dependency(Nickname.self) var nickname
    #expect(nickname == "Blob")
    withDependencies {
      $0[Nickname.self] = nil
    } operation: {
      #expect(nickname == nil)
    }
  }

  private static let instances = LockIsolated<[Instance]>([])

  @Test("Tests do not share defaults", arguments: 0..<8)
  func defaultPerTest(run: Int) {
    let instance = self.instance
    let isNew = Self.instances.withValue { instances in
      defer { instances.append(instance) }
      return !instances.contains { $0 === instance }
    }
    #expect(isNew)
  }

  @Test("All tasks that ask at once get the same default")
  func defaultUnderContention() async {
    let instances = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<50 {
        group.addTask { ObjectIdentifier(self.instance) }
      }
      return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
    }
    #expect(instances.count == 1)
  }

  @Test("A missing test value is reported by name, once, and the default is used")
  func missingTestValue() {
    let messages = issues {
      #expect(self.liveOnly.read() == "live")
      #expect(self.liveOnly.read() == "live")
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(#"@Dependency(\.liveOnly) has no test value"#) == true)
    #expect(messages.first?.contains("$0.liveOnly") == true)
  }

  @Test("A missing test value of a dependency named by its key is reported by that")
  func missingTestValueByKey() {
    @Dependency(LiveOnly.self) var liveOnly
    let messages = issues { _ = liveOnly }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("@Dependency(LiveOnly.self) has no test value") == true)
  }

  @Test("Overriding part of a dependency does not silence an access that is not overridden")
  func overridingDoesNotSilence() {
    withDependencies {
      $0.liveOnly.read = { "mine" }
    } operation: {
    }
    let messages = issues { _ = self.liveOnly.read() }
    #expect(messages.count == 1)
  }

  @Test("A missing live value is reported by name")
  func missingLiveValue() {
    let messages = issues {
      withDependencies {
        $0.context = .live
      } operation: {
        #expect(self.testOnly.name == "test")
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(#"@Dependency(\.testOnly) has no live value"#) == true)
  }
}
