// caught by: After a dismissal the same text is shown again
// REGION 2
    let alert = presentedAlert(numberFactAlert)
    if let alert, alert != shown { presented.append(alert) }
    shown = alert ?? shown
