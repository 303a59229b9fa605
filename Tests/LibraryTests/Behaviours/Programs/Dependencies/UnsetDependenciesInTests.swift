import ComposableArchitecture
import Foundation

/// Dependencies that a test has not given: how often each is reported.
enum UnsetDependenciesInTests: Program {
  struct LiveOnly: DependencyKey { static let liveValue = 1 }
  @DependencyClient struct C { var go: @Sendable () -> Int = { 3 } }
  @MainActor static func run() async {
    await withDependencies {
      $0.context = .test
    } operation: {
      await issues("random") {
        @Dependency(\.withRandomNumberGenerator) var r
        _ = r { Int.random(in: 0...9, using: &$0) }
      }
      await issues("random none") {
        @Dependency(\.withRandomNumberGenerator) var r
        r { _ in }
      }
      await issues("twice") {
        @Dependency(LiveOnly.self) var l
        _ = l
        _ = l
        @Dependency(LiveOnly.self) var m
        _ = m
      }
      await issues("uuid twice") {
        @Dependency(\.uuid) var u
        _ = u()
        _ = u()
      }
      await issues("date") {
        @Dependency(\.date.now) var n
        _ = n
        _ = n
      }
      await issues("locale, time zone, context") {
        @Dependency(\.locale) var l
        @Dependency(\.timeZone) var z
        _ = l
        _ = z
      }
      await issues("main queue") {
        @Dependency(\.mainQueue) var q
        q.schedule {}
      }
      await issues("dismiss") {
        @Dependency(\.dismiss) var d
        await d()
      }
      await issues("client") {
        let c = C()
        print(c.go(), c.go())
      }
      await issues("fire and forget") {
        @Dependency(\.fireAndForget) var f
        await f { print("fired") }
      }
      await issues("suspending") {
        @Dependency(\.suspendingClock) var s
        try? await s.sleep(for: .zero)
      }
    }
  }
}
