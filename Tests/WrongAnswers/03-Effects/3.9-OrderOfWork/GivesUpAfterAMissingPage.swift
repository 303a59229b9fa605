// caught by: In order: a page that is missing does not keep the next one away
// REGION 2
          return .run { send in
            await send(.pageResponse(.success(try await pageClient.load(1))))
            try await clock.sleep(for: .seconds(1))
            await send(.pageResponse(.success(try await pageClient.load(2))))
          } catch: { error, send in
            await send(.pageResponse(.failure(error)))
          }
          .cancellable(id: CancelID.pages, cancelInFlight: true)
