/// The action that a store dispatches when it is made without a first state.
///
/// No reducer needs to know it: each answers it with its default. The name is ReSwift's.
struct ReSwiftInit: Action {}

/// A function that takes an action on its way: a store's `dispatch`, or the next step towards the
/// reducer. The name is ReSwift's.
typealias DispatchFunction = (any Action) -> Void

/// A function put between `dispatch` and the reducer, in ReSwift's shape.
///
/// Three functions, one in another, since three things become known one after another: the store's
/// own `dispatch` and a way to read its state; the next step; and at last an action.
///
/// `getState` returns nil while the store is being made without a first state: `ReSwiftInit` is on
/// its way to the reducer then, through the middleware.
typealias Middleware<State> = (
  _ dispatch: @escaping DispatchFunction,
  _ getState: @escaping () -> State?
) -> (_ next: @escaping DispatchFunction) -> DispatchFunction
