import ComposableArchitecture

/// `prepareDependencies` holds for what was not read before, also in stores and detached tasks.
enum PreparedDependencies: Program {
  struct Read: DependencyKey {
    static let liveValue = "A live"
    static let testValue = "A test"
  }
  struct Prepared: DependencyKey {
    static let liveValue = "B live"
    static let testValue = "B test"
  }
  struct Model {
    @Dependency(Read.self) var a
    @Dependency(Prepared.self) var b
  }
  @MainActor static func run() async {
    await issues("prepare b") { prepareDependencies { $0[Prepared.self] = "B prepared" } }
    print(Model().b, Model().a)
    await issues("prepare again") { prepareDependencies { $0[Prepared.self] = "B twice" } }
    print(Model().b)
    await issues("after access") { prepareDependencies { $0[Read.self] = "A prepared" } }
    print(Model().a)
    withDependencies {
      $0[Prepared.self] = "over"
    } operation: {
      print(Model().b)
    }
    await Task.detached { print("detached", Model().b) }.value
    let store = Store(initialState: 0) {
      Reduce<Int, Bool> { s, _ in
        @Dependency(Prepared.self) var b
        print("in a reducer", b)
        return .run { _ in
          @Dependency(Prepared.self) var b
          print("in an effect", b)
        }
      }
    }
    await store.send(true).finish()
  }
}
