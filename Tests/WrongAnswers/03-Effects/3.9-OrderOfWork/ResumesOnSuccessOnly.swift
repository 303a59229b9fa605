// caught by: An error that the old API hands to its closure is thrown
// REGION 1
    try await withCheckedThrowingContinuation { continuation in
      api.request { result in continuation.resume(returning: (try? result.get()) ?? "") }
    }
