// caught by: A slider's whole number becomes the count
// REGION 1
        get { Float(count) }
        set { count = max(0, Int(newValue)) }
