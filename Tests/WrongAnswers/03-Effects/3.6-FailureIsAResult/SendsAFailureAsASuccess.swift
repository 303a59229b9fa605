// caught by: A failure is shown as an apology, and the loading is over
// REGION 1
          state.isLoadingFact = true
          return .run { [count = state.count] send in
            await send(
              .numberFactResponse(
                .success((try? await numberFact(count)) ?? "Could not load a number fact :(")
              )
            )
          }
