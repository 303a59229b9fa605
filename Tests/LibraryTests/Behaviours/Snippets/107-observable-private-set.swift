// Compiles.
import ComposableArchitecture

@ObservableState struct S {
  private(set) var n = 0
  fileprivate var m = 1
  var computed: Int {
    get { n }
    set { n = newValue }
  }
  var watched = 1 { didSet { n += 1 } }
}
