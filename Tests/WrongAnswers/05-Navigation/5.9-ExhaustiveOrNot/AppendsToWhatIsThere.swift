// caught by: The relaxed spec notices a wrong list in the end
// REGION 2
    store.exhaustivity = .off(showSkippedAssertions: showingSkipped)
    await store.send(.addButtonTapped)
    await store.send(
      .addStandup(.presented(.binding(.set(\.standup.title, "Point-Free Morning Sync"))))
    )
    await store.send(.saveStandupButtonTapped) {
      $0.standups.append(
        Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))], title: "Point-Free Morning Sync")
      )
    }
