// Rejected.
import ComposableArchitecture

@CasePathable enum E {
  case a(Int)
  case a(b: String)
}
