// caught by: A change shows in the status at once, and a success when it has come
// REGION 2
        return .run { [text = state.text] send in
          try await clock.sleep(for: .seconds(1))
          await send(.saveResponse(Result { try await noteClient.save(text) }))
        }
        .cancellable(id: CancelID.save, cancelInFlight: true)
