// caught by: Each further change starts the second again
// REGION 2
        state.status = .changed
        return .run { [text = state.text] send in
          try await clock.sleep(for: .seconds(1))
          await send(.saveResponse(Result { try await noteClient.save(text) }))
        }
        .cancellable(id: CancelID.save)
