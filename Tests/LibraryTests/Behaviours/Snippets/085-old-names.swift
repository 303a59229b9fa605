// Rejected.
import ComposableArchitecture

func f<R: ReducerProtocol>(_ r: R) {}
func g() -> EffectTask<Int> { .none }
