// caught by: The first middleware is the outermost
// REGION 2
    { dispatch, getState in
      { next in
        middlewares.reduce(next) { next, middleware in
          middleware(dispatch, getState)(next)
        }
      }
    }
