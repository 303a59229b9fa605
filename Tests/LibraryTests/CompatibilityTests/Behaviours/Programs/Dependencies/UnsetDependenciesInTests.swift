import ComposableArchitecture
import Foundation

/// A dependency that a test has not set is reported once, however often it is read. An endpoint
/// that nobody gave is reported at each call.
enum UnsetDependenciesInTests: Program {
  struct LiveOnly: DependencyKey { static let liveValue = 1 }
  @DependencyClient struct Client { var go: @Sendable () -> Int = { 3 } }
  @MainActor static func run() async {
    await withDependencies {
      $0.context = .test
    } operation: {
      await issues("a random number") {
        @Dependency(\.withRandomNumberGenerator) var random
        _ = random { Int.random(in: 0...9, using: &$0) }
      }
      await issues("a generator that is not asked") {
        @Dependency(\.withRandomNumberGenerator) var random
        random { _ in }
      }
      await issues("a value read three times by two declarations") {
        @Dependency(LiveOnly.self) var value
        _ = value
        _ = value
        @Dependency(LiveOnly.self) var again
        _ = again
      }
      await issues("an id made twice") {
        @Dependency(\.uuid) var uuid
        _ = uuid()
        _ = uuid()
      }
      await issues("a date read twice") {
        @Dependency(\.date.now) var now
        _ = now
        _ = now
      }
      await issues("a locale and a time zone") {
        @Dependency(\.locale) var locale
        @Dependency(\.timeZone) var timeZone
        _ = locale
        _ = timeZone
      }
      await issues("a main queue") {
        @Dependency(\.mainQueue) var mainQueue
        mainQueue.schedule {}
      }
      await issues("a dismissal") {
        @Dependency(\.dismiss) var dismiss
        await dismiss()
      }
      await issues("an endpoint called twice") {
        let client = Client()
        print("defaults of the endpoint:", client.go(), client.go())
      }
      await issues("a suspending clock") {
        @Dependency(\.suspendingClock) var clock
        try? await clock.sleep(for: .zero)
      }
    }
  }
}
