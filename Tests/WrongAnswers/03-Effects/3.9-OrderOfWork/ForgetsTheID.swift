// caught by: A new tap cancels what is still being loaded
// REGION 3
          return .merge(load(1), load(2))
