// caught by: A task under the same id leaves the first one alone, unless it is to cancel it
// REGION 1
    let task = Task { await operation() }
    tasks[id, default: []].append(task)
    if cancelInFlight { cancel(id: id) }
    return task
