// caught by: The exhaustive spec notices a form that stays
// REGION 1
    store.exhaustivity = .off
    await store.send(.addButtonTapped) {
      $0.addStandup = StandupFormFeature.State(
        standup: Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
      )
    }
    await store.send(
      .addStandup(.presented(.binding(.set(\.standup.title, "Point-Free Morning Sync"))))
    ) {
      $0.addStandup?.standup.title = "Point-Free Morning Sync"
    }
    await store.send(.saveStandupButtonTapped) {
      $0.standups = [
        Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: "Point-Free Morning Sync")
      ]
    }
