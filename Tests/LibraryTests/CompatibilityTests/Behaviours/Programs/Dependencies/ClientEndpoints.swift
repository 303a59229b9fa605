import ComposableArchitecture

/// An endpoint of a client that nobody gave is an issue and returns its default, or throws.
enum ClientEndpoints: Program {
  @DependencyClient struct API: Sendable {
    var load: @Sendable (_ id: Int) async throws -> String
    var count: @Sendable () -> Int = { 42 }
    var save: @Sendable (_ text: String, _ twice: Bool) async -> Void
    var list: @Sendable () throws -> [Int] = { [] }
  }
  @MainActor static func run() async {
    var api = API()
    await issues("a throwing endpoint that nobody gave") {
      print("loaded:", try await api.load(id: 1))
    }
    await issues("an endpoint with a default that nobody gave") {
      print("its default:", api.count())
    }
    await issues("an endpoint without a result that nobody gave") {
      await api.save(text: "x", twice: true)
    }
    await issues("a throwing endpoint with a default that nobody gave") {
      print("its default:", try api.list())
    }
    api.load = { "got \($0)" }
    await issues("endpoints that were given") {
      print("loaded:", try await api.load(id: 2))
      print(
        "loaded by an endpoint of the initializer:",
        try await API(load: { _ in "init" }, count: { 1 }, save: { _, _ in }, list: { [7] }).load(3)
      )
    }
    let endpoint = unimplemented("thing", placeholder: 5) as @Sendable (Int) -> Int
    await issues("an unimplemented closure") { print("its placeholder:", endpoint(1)) }
  }
}

// Differs: the error of an endpoint that nobody gave has another type.
// - [a throwing endpoint that nobody gave] threw Unimplemented(endpoint: "load")
// + [a throwing endpoint that nobody gave] threw UnimplementedFailure(description: "API.load")
