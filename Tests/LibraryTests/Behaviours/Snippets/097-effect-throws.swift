// Compiles.
import ComposableArchitecture

func f() -> Effect<Int> {
  .run { send in
    try await Task.sleep(for: .seconds(1))
    throw CancellationError()
  }
}
