import ComposableArchitecture

/// A client made by the macro: endpoints that nobody gave, in tests and elsewhere; defaults;
/// throwing.
enum ClientEndpoints: Program {
  @DependencyClient struct API: Sendable {
    var load: @Sendable (_ id: Int) async throws -> String
    var count: @Sendable () -> Int = { 42 }
    var save: @Sendable (_ text: String, _ twice: Bool) async -> Void
    var list: @Sendable () throws -> [Int] = { [] }
  }
  @MainActor static func run() async {
    var api = API()
    await issues("load") { print(try await api.load(id: 1)) }
    await issues("count") { print(api.count()) }
    await issues("save") { await api.save(text: "x", twice: true) }
    await issues("list") { print(try api.list()) }
    api.load = { "got \($0)" }
    await issues("given") {
      print(try await api.load(id: 2))
      print(
        try await API(load: { _ in "init" }, count: { 1 }, save: { _, _ in }, list: { [7] }).load(3)
      )
    }
    let u = unimplemented("thing", placeholder: 5) as @Sendable (Int) -> Int
    await issues("unimplemented") { print(u(1)) }
  }
}

// Differs: the error of an endpoint that nobody gave has another type.
// - [load] threw Unimplemented(endpoint: "load")
// + [load] threw UnimplementedFailure(description: "API.load")
