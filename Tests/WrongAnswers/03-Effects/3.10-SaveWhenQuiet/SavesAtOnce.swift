// caught by: The text is saved one second after the last change
// REGION 2
        state.status = .changed
        return .run { [text = state.text] send in
          await send(.saveResponse(Result { try await noteClient.save(text) }))
        }
        .cancellable(id: CancelID.save, cancelInFlight: true)
