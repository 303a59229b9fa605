// caught by: What stands behind the point is dropped, below zero too
// REGION 1
        get { Float(count) }
        set { count = Int(newValue.rounded()) }
