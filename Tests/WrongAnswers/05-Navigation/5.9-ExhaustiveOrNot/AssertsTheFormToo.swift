// caught by: The relaxed spec does not care about the form
// REGION 2
    store.exhaustivity = .off(showSkippedAssertions: showingSkipped)
    await store.send(.addButtonTapped)
    await store.send(
      .addStandup(.presented(.binding(.set(\.standup.title, "Point-Free Morning Sync"))))
    )
    await store.send(.saveStandupButtonTapped) {
      $0.addStandup = nil
      $0.standups = [
        Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: "Point-Free Morning Sync")
      ]
    }
