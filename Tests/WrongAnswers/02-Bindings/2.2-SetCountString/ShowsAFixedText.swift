// caught by: The text field shows the count
// REGION 1
        get { "0" }
        set { count = Int(newValue) ?? count }
