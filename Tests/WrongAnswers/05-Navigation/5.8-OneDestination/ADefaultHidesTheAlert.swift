// caught by: Every destination has its title
// REGION 3
    switch destination {
    case nil: "Standups"
    case .detail(let detail)?: detail.standup.title
    default: "New standup"
    }
