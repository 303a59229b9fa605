// Rejected.
import ComposableArchitecture

@ObservableState struct S {
  let n = 0
  static var k = 0
  var c: Int { n }
}
