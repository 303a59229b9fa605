// caught by: The label says the answer in words and in colour
// REGION 3
        switch checkResult {
        case .lower: CheckLabel(text: "Lower", color: "red")
        case .higher: CheckLabel(text: "Higher", color: "red")
        case .equal: CheckLabel(text: "Correct", color: "red")
        }
