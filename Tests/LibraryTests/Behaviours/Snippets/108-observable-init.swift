// Compiles.
import ComposableArchitecture

@ObservableState struct S: Equatable {
  var n: Int
  let k: Int
  init(n: Int) {
    self.n = n
    k = n
  }
}
let s = S(n: 1)
