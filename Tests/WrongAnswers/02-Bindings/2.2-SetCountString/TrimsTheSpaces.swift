// caught by: Text that is no whole number leaves the count as it was
// REGION 1
        get { String(count) }
        set {
          let digits = newValue.filter { $0 != " " }
          count = Int(digits) ?? count
        }
