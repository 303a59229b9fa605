import ComposableArchitecture
import Foundation

/// Contexts: live, preview, test; values that have only some of them; a missing test value.
enum DependencyContexts: Program {
  struct All: DependencyKey {
    static let liveValue = "L"
    static let previewValue = "P"
    static let testValue = "T"
  }
  struct LiveOnly: DependencyKey { static let liveValue = "L" }
  struct LiveTest: DependencyKey {
    static let liveValue = "L"
    static let testValue = "T"
  }
  struct TestOnly: TestDependencyKey { static let testValue = "T" }
  struct TestPreview: TestDependencyKey {
    static let testValue = "T"
    static let previewValue = "P"
  }
  @MainActor static func show(_ name: String) async {
    await issues(name) {
      @Dependency(All.self) var a
      @Dependency(LiveOnly.self) var b
      @Dependency(LiveTest.self) var c
      @Dependency(TestOnly.self) var d
      @Dependency(TestPreview.self) var e
      print(name, a, b, c, d, e)
    }
  }
  @MainActor static func run() async {
    @Dependency(\.context) var context
    print(context)
    await show("plain")
    for c: DependencyContext in [.live, .preview, .test] {
      await withDependencies {
        $0.context = c
      } operation: {
        await show("\(c)")
      }
    }
    await withDependencies {
      $0.context = .test
      $0[LiveOnly.self] = "set"
    } operation: {
      await show("set")
    }
    await issues("system") {
      await withDependencies {
        $0.context = .test
      } operation: {
        @Dependency(\.date) var date
        @Dependency(\.uuid) var uuid
        @Dependency(\.continuousClock) var clock
        @Dependency(\.calendar) var calendar
        _ = date.now
        _ = uuid()
        _ = calendar.identifier
        try? await clock.sleep(for: .zero)
      }
    }
    await issues("preview system") {
      withDependencies {
        $0.context = .preview
      } operation: {
        @Dependency(\.uuid) var uuid
        @Dependency(\.date) var date
        print(uuid() == uuid(), date.now <= Date())
      }
    }
  }
}
