// Compiles.
import ComposableArchitecture

@Reducer struct C {
  @ObservableState struct State: Equatable { var n = 0 }
  enum Action { case a }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
func f() async {
  let s = await TestStore(initialState: C.State()) {
    C()
  } withDependencies: {
    $0.uuid = .incrementing
  }
  await s.send(.a)
}
