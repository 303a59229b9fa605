// caught by: The increment spec notices an increment of two
// REGION 1
    _ = makeStore(CounterFeature.State())
// REGION 2
    _ = makeStore(CounterFeature.State())
