// caught by: A text is shown, with itself as the id
// REGION 1
  numberFactAlert.flatMap { $0.isEmpty ? nil : FactAlert(title: $0) }
