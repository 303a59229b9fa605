// caught by: Every action that changes the text counts
// REGION 2
        guard !state.text.isEmpty else { return .none }
        state.status = .changed
        return .run { [text = state.text] send in
          try await clock.sleep(for: .seconds(1))
          await send(.saveResponse(Result { try await noteClient.save(text) }))
        }
        .cancellable(id: CancelID.save, cancelInFlight: true)
