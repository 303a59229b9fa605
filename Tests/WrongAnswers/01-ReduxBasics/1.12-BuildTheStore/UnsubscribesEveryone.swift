// caught by: After unsubscribing a subscriber hears nothing more, and the others do
// REGION 4
      entries.removeAll()
