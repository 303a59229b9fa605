// caught by: Asked to, the relaxed spec tells what it skipped, and passes all the same
// REGION 2
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    await store.send(
      .addStandup(.presented(.binding(.set(\.standup.title, "Point-Free Morning Sync"))))
    )
    await store.send(.saveStandupButtonTapped) {
      $0.standups = [
        Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: "Point-Free Morning Sync")
      ]
    }
