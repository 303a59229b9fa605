// caught by: The text is saved one second after the last change
// REGION 2
        state.status = .changed
        return .run { [text = state.text] send in
          try await Task.sleep(for: .seconds(1))
          await send(.saveResponse(Result { try await noteClient.save(text) }))
        }
        .cancellable(id: CancelID.save, cancelInFlight: true)
