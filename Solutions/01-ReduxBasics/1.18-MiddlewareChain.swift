/// Functions between `dispatch` and the reducer.
enum MiddlewareChain {
  /// Writes down each action, with the state before and after it.
  ///
  /// - Parameter log: Takes one line, such as `[Action] increment`.
  static func loggingMiddleware<State>(log: @escaping (String) -> Void) -> Middleware<State> {
    // BEGIN SOLUTION
    { _, getState in
      { next in
        { action in
          log("[Action] \(action)")
          if let state = getState() {
            log("[Before State] \(state)")
          }
          next(action)
          if let state = getState() {
            log("[After State] \(state)")
          }
        }
      }
    }
    // END SOLUTION
    // STUB: // TODO: Write down three lines for each action, and pass the action on in between.
    // STUB: { _, _ in { next in next } }
  }

  /// Makes one middleware of many, of which the first is the outermost.
  static func combine<State>(_ middlewares: [Middleware<State>]) -> Middleware<State> {
    // BEGIN SOLUTION
    { dispatch, getState in
      { next in
        middlewares.reversed().reduce(next) { next, middleware in
          middleware(dispatch, getState)(next)
        }
      }
    }
    // END SOLUTION
    // STUB: // TODO: Put the middlewares one around another, with `next` in the middle.
    // STUB: { _, _ in { next in next } }
  }

  /// A store with middleware, and without subscribers to keep it short.
  final class Store<State> {
    typealias Reducer = (_ action: any Action, _ state: State?) -> State

    /// The current state; nil only while the first one is being made.
    private(set) var state: State!
    private var chain: DispatchFunction = { _ in }

    /// - Parameter state: The first state, or nil to dispatch `ReSwiftInit` for it, which passes
    ///   the middleware as every action does.
    init(reducer: @escaping Reducer, state: State?, middleware: [Middleware<State>]) {
      self.state = state
      // The chain is put together once; the store's reducer is what its last `next` leads to.
      chain = combine(middleware)(
        { [weak self] action in self?.dispatch(action) },
        { [weak self] in self?.state }
      )({ [weak self] action in
        guard let self else { return }
        self.state = reducer(action, self.state)
      })
      if state == nil {
        dispatch(ReSwiftInit())
      }
    }

    func dispatch(_ action: any Action) {
      chain(action)
    }
  }
}
