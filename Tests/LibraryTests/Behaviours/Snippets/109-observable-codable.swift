// Compiles.
import ComposableArchitecture

@ObservableState struct S: Codable { var n = 1 }
