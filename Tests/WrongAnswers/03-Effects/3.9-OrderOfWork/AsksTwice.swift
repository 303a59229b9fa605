// caught by: A text that the old API hands to its closure is returned
// REGION 1
    _ = try await withCheckedThrowingContinuation { continuation in
      api.request { result in continuation.resume(with: result) }
    }
    return try await withCheckedThrowingContinuation { continuation in
      api.request { result in continuation.resume(with: result) }
    }
