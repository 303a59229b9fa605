import ComposableArchitecture
import Foundation

/// The context chooses among live, preview and test values. A value that is missing there is an
/// issue, and another one stands in for it.
enum DependencyContexts: Program {
  struct All: DependencyKey {
    static let liveValue = "L"
    static let previewValue = "P"
    static let testValue = "T"
  }
  struct LiveOnly: DependencyKey { static let liveValue = "L" }
  struct LiveAndTest: DependencyKey {
    static let liveValue = "L"
    static let testValue = "T"
  }
  struct TestOnly: TestDependencyKey { static let testValue = "T" }
  struct TestAndPreview: TestDependencyKey {
    static let testValue = "T"
    static let previewValue = "P"
  }
  @MainActor static func show(_ name: String) async {
    await issues(name) {
      @Dependency(All.self) var all
      @Dependency(LiveOnly.self) var liveOnly
      @Dependency(LiveAndTest.self) var liveAndTest
      @Dependency(TestOnly.self) var testOnly
      @Dependency(TestAndPreview.self) var testAndPreview
      print(
        "\(name): all \(all), live only \(liveOnly), live and test \(liveAndTest),",
        "test only \(testOnly), test and preview \(testAndPreview)"
      )
    }
  }
  @MainActor static func run() async {
    @Dependency(\.context) var context
    print("context of the process:", context)
    await show("the process")
    for context: DependencyContext in [.live, .preview, .test] {
      await withDependencies {
        $0.context = context
      } operation: {
        await show("the context \(context)")
      }
    }
    await withDependencies {
      $0.context = .test
      $0[LiveOnly.self] = "set"
    } operation: {
      await show("a test with a live value set")
    }
    await issues("the system's dependencies in a test") {
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
    await issues("the system's dependencies in a preview") {
      withDependencies {
        $0.context = .preview
      } operation: {
        @Dependency(\.uuid) var uuid
        @Dependency(\.date) var date
        print(
          "two ids are equal, the date is not in the future:",
          uuid() == uuid(),
          date.now <= Date()
        )
      }
    }
  }
}
