// caught by: At once: neither page waits for the other
// REGION 3
          return .run { send in
            await send(.pageResponse(Result { try await pageClient.load(1) }))
            await send(.pageResponse(Result { try await pageClient.load(2) }))
          }
          .cancellable(id: CancelID.pages, cancelInFlight: true)
