// caught by: The chain is put together once
// REGION 2
    { dispatch, getState in
      { next in
        { action in
          let chain = middlewares.reversed().reduce(next) { next, middleware in
            middleware(dispatch, getState)(next)
          }
          chain(action)
        }
      }
    }
