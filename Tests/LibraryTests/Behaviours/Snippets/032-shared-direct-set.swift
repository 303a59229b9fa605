// Compiles with warnings.
import ComposableArchitecture

@ObservableState struct S { @Shared(.inMemory("x")) var n = 0 }
func f(_ s: inout S) { s.n = 3 }
