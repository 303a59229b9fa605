// Compiles.
import ComposableArchitecture

@Reducer struct F {
  @ObservableState struct State { @Shared(.inMemory("x")) var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> {
    Reduce { s, a in .run { [n = s.$n] _ in n.withLock { $0 += 1 } } }
  }
}
