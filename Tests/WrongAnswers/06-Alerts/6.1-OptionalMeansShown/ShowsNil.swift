// caught by: Nil means that there is no alert
// REGION 1
  FactAlert(title: numberFactAlert ?? "")
