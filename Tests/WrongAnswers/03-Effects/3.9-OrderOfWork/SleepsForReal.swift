// caught by: In order: the second page is asked for one second after the first one has arrived
// REGION 2
          return .run { send in
            await send(.pageResponse(Result { try await pageClient.load(1) }))
            try await Task.sleep(for: .seconds(1))
            await send(.pageResponse(Result { try await pageClient.load(2) }))
          }
          .cancellable(id: CancelID.pages, cancelInFlight: true)
