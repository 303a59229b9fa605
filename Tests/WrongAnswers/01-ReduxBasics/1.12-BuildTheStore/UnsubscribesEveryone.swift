// caught by: Whoever unsubscribes hears nothing more, and the others do
// REGION 4
      entries.removeAll()
