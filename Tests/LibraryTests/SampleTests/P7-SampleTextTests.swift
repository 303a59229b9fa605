import ComposableArchitecture
import Dispatch
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Samples {
  /// Document S4: loads a text, and shows it or what went wrong.
  @Reducer
  struct SampleText {
    @ObservableState
    struct State: Equatable {
      var loading = false
      var text = ""
    }

    enum Action: Equatable {
      case load
      case loaded(Result<String, URLError>)
    }

    struct Environment: Sendable {
      var loadText: @Sendable () -> Effect<Result<String, URLError>>
      var queue: AnySchedulerOf<DispatchQueue>
    }

    let environment: Environment

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .load:
          state.loading = true
          return .run { [queue = environment.queue] _ in
            try await queue.sleep(for: .zero)
          }
          .concatenate(with: environment.loadText().map { .loaded($0) })
        case .loaded(let result):
          state.loading = false
          do {
            state.text = try result.get()
          } catch {
            state.text = "Error: \(error)"
          }
          return .none
        }
      }
    }
  }
}

@MainActor
@Suite("Sample P7: a text from the network", .timeLimit(.minutes(20)))
struct SampleTextTests {
  func makeStore(
    _ result: Result<String, URLError>,
    on queue: AnySchedulerOf<DispatchQueue>
  ) -> TestStoreOf<Samples.SampleText> {
    TestStore(initialState: Samples.SampleText.State()) {
      Samples.SampleText(environment: .init(loadText: { .send(result) }, queue: queue))
    }
  }

  @Test("The trace of the document: nothing comes before the scheduler is advanced")
  func testScheduler() async {
    let scheduler = DispatchQueue.test
    let store = makeStore(.success("Hello World"), on: scheduler.eraseToAnyScheduler())
    await store.send(.load) { $0.loading = true }
    await scheduler.advance()
    await store.receive(.loaded(.success("Hello World"))) {
      $0.loading = false
      $0.text = "Hello World"
    }
  }

  @Test("An immediate scheduler needs no advancing")
  func immediate() async {
    let store = makeStore(.success("Hello World"), on: .immediate)
    await store.send(.load) { $0.loading = true }
    await store.receive(.loaded(.success("Hello World"))) {
      $0.loading = false
      $0.text = "Hello World"
    }
  }

  @Test("An error is shown in the text's place")
  func failure() async {
    let error = URLError(.notConnectedToInternet)
    let store = makeStore(.failure(error), on: .immediate)
    await store.send(.load) { $0.loading = true }
    await store.receive(\.loaded.failure) {
      $0.loading = false
      $0.text = "Error: \(error)"
    }
  }
}
