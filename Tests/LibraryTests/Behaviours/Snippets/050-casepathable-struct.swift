// Rejected.
import ComposableArchitecture

@CasePathable struct S { var n = 0 }
