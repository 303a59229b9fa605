// caught by: A failure shows in the status, and the next change tries again
// REGION 2
        state.status = .changed
        return .run { [text = state.text] send in
          try await clock.sleep(for: .seconds(1))
          try await noteClient.save(text)
          await send(.saveResponse(.success(())))
        }
        .cancellable(id: CancelID.save, cancelInFlight: true)
