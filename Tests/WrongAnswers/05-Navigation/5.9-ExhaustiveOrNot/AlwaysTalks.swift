// caught by: Otherwise it skips in silence
// REGION 2
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.addButtonTapped)
    await store.send(
      .addStandup(.presented(.binding(.set(\.standup.title, "Point-Free Morning Sync"))))
    )
    await store.send(.saveStandupButtonTapped) {
      $0.standups = [
        Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: "Point-Free Morning Sync")
      ]
    }
