import ComposableArchitecture
import Dispatch
import Testing

@Suite("withDependencies", .timeLimit(.minutes(20)))
struct WithDependenciesTests {
  @Dependency(\.origin) var origin

  struct Feature {
    @Dependency(\.origin) var origin
    @Dependency(\.testOnly) var testOnly
  }

  @Test("The update may be asynchronous")
  func asynchronousUpdate() async {
    await withDependencies {
      $0.origin.name = await Task { "computed" }.value
    } operation: {
      #expect(self.origin.name == "computed")
    }
  }

  @MainActor
  @Test("The operation stays on the actor of its caller")
  func isolation() async {
    var steps: [String] = []
    await withDependencies {
      $0.origin.name = "mine"
    } operation: {
      await Task.yield()
      MainActor.assertIsolated()
      steps.append(self.origin.name)
    }
    #expect(steps == ["mine"])
  }

  @Test("Escaped dependencies can be used again and again, also asynchronously")
  func escapeAsynchronously() async {
    let continuation = withDependencies {
      $0.origin.name = "mine"
    } operation: {
      withEscapedDependencies { $0 }
    }
    for _ in 1...2 {
      await continuation.yield {
        await Task.yield()
        #expect(self.origin.name == "mine")
      }
    }
    let name = await Task.detached {
      continuation.yield { Feature().origin.name }
    }.value
    #expect(name == "mine")
  }
}
