// caught by: What a middleware dispatches goes through the whole chain
// REGION 2
    { _, getState in
      { next in
        middlewares.reversed().reduce(next) { next, middleware in
          middleware(next, getState)(next)
        }
      }
    }
