// caught by: The old interface's answer becomes one action
// REGION 1
  .run { send in
    let result = await withCheckedContinuation { continuation in
      api.request { result in continuation.resume(returning: result) }
    }
    if case .success = result { await send(result) }
  }
