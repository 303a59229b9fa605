// Rejected.
import ComposableArchitecture

final class Box { var n = 0 }
struct K: DependencyKey { static let liveValue = Box() }
extension DependencyValues {
  var box: Box {
    get { self[K.self] }
    set { self[K.self] = newValue }
  }
}
