// caught by: Cancelling an id stops all of its tasks, and no others
// REGION 1
    if cancelInFlight { cancel(id: id) }
    let task = Task { await operation() }
    tasks[id] = [task]
    return task
