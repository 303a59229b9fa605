// caught by: A plain link leaves nothing in the state by which to tell its pages apart
// REGION 2
    switch link {
    case .plain: first != second
    case .stateDriven: first != second
    }
