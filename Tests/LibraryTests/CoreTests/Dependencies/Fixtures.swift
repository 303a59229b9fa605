import ComposableArchitecture

/// Names where its value came from.
struct Origin: DependencyKey, Equatable {
  var name: String

  static let liveValue = Origin(name: "live")
  static let testValue = Origin(name: "test")
}

/// A dependency without a test value.
struct LiveOnly: DependencyKey {
  var read: @Sendable () -> String

  static let liveValue = LiveOnly { "live" }
}

/// A dependency without a live value.
struct TestOnly: TestDependencyKey {
  var name: String

  static let testValue = TestOnly(name: "test")
}

/// A dependency that is an object, to tell instances apart.
final class Instance: TestDependencyKey, Sendable {
  static var testValue: Instance { Instance() }
}

/// A dependency that asks another one each time it is used.
struct Greeting: TestDependencyKey {
  var read: @Sendable () -> String

  static var testValue: Greeting {
    @Dependency(\.origin) var origin
    return Greeting { origin.name }
  }
}

/// A dependency that asks another one when it is made.
struct FixedGreeting: TestDependencyKey {
  var read: @Sendable () -> String

  static var testValue: FixedGreeting {
    @Dependency(\.origin) var origin
    let name = origin.name
    return FixedGreeting { name }
  }
}

enum Nickname: TestDependencyKey {
  static let testValue: String? = "Blob"
}

extension DependencyValues {
  var origin: Origin {
    get { self[Origin.self] }
    set { self[Origin.self] = newValue }
  }

  var liveOnly: LiveOnly {
    get { self[LiveOnly.self] }
    set { self[LiveOnly.self] = newValue }
  }

  var testOnly: TestOnly {
    get { self[TestOnly.self] }
    set { self[TestOnly.self] = newValue }
  }

  var instance: Instance {
    get { self[Instance.self] }
    set { self[Instance.self] = newValue }
  }
}
