// Rejected.
import ComposableArchitecture

@propertyWrapper struct W { var wrappedValue: Int }
@ObservableState struct S { @W var n = 0 }
