// caught by: A whole number becomes the count
// REGION 1
        get { String(count) }
        set {
          if let number = Int(newValue), number >= 0 { count = number }
        }
