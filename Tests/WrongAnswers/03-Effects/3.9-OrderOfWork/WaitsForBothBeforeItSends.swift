// caught by: At once: neither page waits for the other
// REGION 3
          return .run { send in
            async let first = pageClient.load(1)
            async let second = pageClient.load(2)
            let pages = try await [first, second]
            for page in pages { await send(.pageResponse(.success(page))) }
          }
          .cancellable(id: CancelID.pages, cancelInFlight: true)
