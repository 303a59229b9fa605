// caught by: Text that is no whole number leaves the count as it was
// REGION 1
        get { String(count) }
        set { count = Int(newValue.filter { "+-0123456789".contains($0) }) ?? count }
