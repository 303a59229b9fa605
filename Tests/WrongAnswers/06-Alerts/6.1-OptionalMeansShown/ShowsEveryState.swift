// caught by: The presenter shows an alert once, however often the state changes meanwhile
// REGION 2
    let alert = presentedAlert(numberFactAlert)
    if let alert { presented.append(alert) }
    shown = alert
