// caught by: There is a store for the list while the list is open, and none while it is closed
// REGION 3
    nil
