// caught by: A link that is driven by state leaves a difference
// REGION 2
    switch link {
    case .plain: first.results != second.results
    case .stateDriven: first.results != second.results
    }
