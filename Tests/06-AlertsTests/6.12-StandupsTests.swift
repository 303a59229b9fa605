import ComposableArchitecture
import Foundation
import TerminalUI
import Testing

import class SuiteHelpers.HeldRequests
import func SuiteHelpers.complaints
import func SuiteHelpers.expectEnd
import func SuiteHelpers.letOthersRun
import func SuiteHelpers.waitFor

@testable import Alerts

@MainActor
@Suite("6.12 Capstone: standups", .timeLimit(.minutes(20))) struct StandupsTests {
  typealias Standup = Standups.Standup

  private struct Offline: Error {}

  private static func standup(_ id: Int, _ title: String) -> Standup {
    var standup = Standup(id: UUID(id))
    standup.title = title
    return standup
  }

  /// The app, with a client that has standups already. As many saves fail as a test says.
  private struct App {
    let saved = LockIsolated<[[String]]>([])
    let store: StoreOf<Standups.List>

    /// - Parameter saves: If it is given, saves wait for its answers.
    @MainActor
    init(failures: Int = 0, saves: HeldRequests<Void>? = nil) async {
      let standups = [standup(100, "Daily"), standup(101, "Weekly")]
      store = Store(initialState: Standups.List.State()) {
        Standups.List()
      } withDependencies: { [saved] in
        $0.uuid = .incrementing
        $0.standupsClient.load = { standups }
        $0.standupsClient.save = { standups in
          saved.withValue { $0.append(standups.map(\.title)) }
          try await saves?.answer(to: "save")
          if saved.value.count <= failures { throw Offline() }
        }
      }
      await expectEnd(of: store.send(.appeared))
    }

    @MainActor var titles: [String] { store.standups.map(\.title) }

    @MainActor var alert: ShownAlert? {
      ShownAlert(of: store, state: \.$alert, action: \.alert)
    }

    @MainActor var form: StoreOf<Standups.Form>? {
      Bindable(wrappedValue: store).scope(\.$destination, action: \.destination).form
        .wrappedValue
    }

    @MainActor var detail: StoreOf<Standups.Detail>? {
      Bindable(wrappedValue: store).scope(\.$destination, action: \.destination).detail
        .wrappedValue
    }

    @MainActor var detailAlert: ShownAlert? {
      detail.flatMap { ShownAlert(of: $0, state: \.$alert, action: \.alert) }
    }

    /// What is in front of the list.
    @MainActor var page: String {
      if let form { return "the form of \"\(form.standup.title)\"" }
      if let detail { return "the page of \"\(detail.standup.title)\"" }
      return "no page"
    }

    /// What can be seen, for a message.
    @MainActor var description: String {
      "The list is \(titles), and there is \(page) in front of it. Saved: \(saved.value)."
    }

    /// Opens the form and types a title.
    @MainActor
    func type(_ title: String) throws {
      store.send(.addButtonTapped)
      form?.send(.binding(.set(\.standup.title, title)))
      let typed = form?.standup.title
      let isTyped = typed == title
      try #require(
        isTyped,
        """
        Not judged yet: \
        \(typed == nil ? "no form is open after a tap on add" : "what is typed does not arrive"). First \
        let the check "What is typed in the form arrives there" pass.
        """
      )
    }

    /// Adds a standup, of which saving fails.
    @MainActor
    func addWithFailure() async throws {
      try type("Retro")
      await expectEnd(of: form?.send(.saveButtonTapped))
      let count = saved.value.count
      let isSaved = count == 1
      try #require(
        isSaved,
        """
        Not judged yet: after a new standup `save` should be called once, and was called \(count) \
        times. First let the check "A new standup is at the end of the list, saved, and its form is \
        closed" pass.
        """
      )
    }
  }

  // MARK: The list

  @Test("The standups are loaded at the beginning")
  func loading() async {
    let app = await App()
    #expect(
      app.titles == ["Daily", "Weekly"],
      """
      The client has the standups Daily and Weekly, and `appeared` was sent. The list should be \
      ["Daily", "Weekly"], and it is \(app.titles). Look at what `appeared` returns, and at the case \
      for what comes back.
      """
    )
  }

  @Test("Plus opens the form of a new standup")
  func opensTheForm() async {
    let app = await App()
    app.store.send(.addButtonTapped)
    let standup = app.form?.standup
    #expect(
      standup?.id == UUID(0) && standup?.title == "" && standup?.minutes == 5,
      """
      `addButtonTapped` should open the form of a standup with an id from `\\.uuid`, an empty title \
      and 5 minutes. There is \(app.page), with the id \(standup.map { "\($0.id)" } ?? "none") and \
      \(standup.map { "\($0.minutes)" } ?? "no") minutes. Look at `addButtonTapped`.
      """
    )
    #expect(
      app.titles == ["Daily", "Weekly"],
      "The form alone should add nothing, and the list is \(app.titles). Look at `addButtonTapped`."
    )
  }

  @Test("What is typed in the form arrives there")
  func typing() async {
    let app = await App()
    app.store.send(.addButtonTapped)
    app.form?.send(.binding(.set(\.standup.title, "Retro")))
    app.form?.send(.binding(.set(\.standup.minutes, 15)))
    #expect(
      app.form?.standup.title == "Retro" && app.form?.standup.minutes == 15,
      """
      In the form the title "Retro" and 15 minutes were set through bindings. There is \(app.page), with \
      \(app.form.map { "\($0.standup.minutes)" } ?? "no") minutes. Two reducers are needed for that: look \
      at what handles bindings in `Form`, and at what runs the features of `Destination` in the list.
      """
    )
  }

  @Test("A new standup is at the end of the list, saved, and its form is closed")
  func adds() async throws {
    let app = await App()
    try app.type("Retro")
    await expectEnd(of: app.form?.send(.saveButtonTapped))
    try #require(
      app.titles == ["Daily", "Weekly", "Retro"],
      """
      In the form "Retro" was typed and saved. The list should be ["Daily", "Weekly", "Retro"]. \
      \(app.description) Look at how the list hears from its form.
      """
    )
    #expect(
      app.page == "no page",
      """
      The form should close itself after "Save". \(app.description) Look at the effect of \
      `saveButtonTapped`, and at the reducer of the destination.
      """
    )
    #expect(
      app.saved.value.last == ["Daily", "Weekly", "Retro"],
      """
      The whole list should be saved when a standup was added. \(app.description) Look at what the \
      list returns when it hears from its form.
      """
    )
  }

  @Test("Cancel closes the form, and nothing is added")
  func cancels() async throws {
    let app = await App()
    try app.type("Retro")
    await expectEnd(of: app.form?.send(.cancelButtonTapped))
    #expect(
      app.titles == ["Daily", "Weekly"] && app.page == "no page",
      """
      In the form "Retro" was typed, and then Cancel was tapped. The form should be closed and the \
      list be ["Daily", "Weekly"]. \(app.description) Look at `cancelButtonTapped`.
      """
    )
  }

  @Test("A standup without a title is not saved, and its form stays")
  func needsATitle() async {
    let app = await App()
    app.store.send(.addButtonTapped)
    await expectEnd(of: app.form?.send(.saveButtonTapped))
    #expect(
      app.titles == ["Daily", "Weekly"] && app.page == "the form of \"\"",
      """
      Save was tapped in a form without a title. Nothing should be added, and the form should stay. \
      \(app.description) Look at `saveButtonTapped`.
      """
    )
  }

  @Test("The list goes by what its form and its page tell")
  func reports() async throws {
    let app = await App()
    app.store.send(.addButtonTapped)
    app.form?.send(.delegate(.standupSaved(Self.standup(7, "Retro"))))
    let added = app.titles
    app.store.send(.standupTapped(UUID(100)))
    app.detail?.send(.delegate(.deletionConfirmed(UUID(100))))
    #expect(
      added == ["Daily", "Weekly", "Retro"] && app.titles == ["Weekly", "Retro"],
      """
      A form told that Retro was saved, and then the page of Daily that Daily is to be deleted. The list \
      should be ["Daily", "Weekly", "Retro"], and then ["Weekly", "Retro"]. It was \(added), and then \
      \(app.titles). Look at the two cases for what is told: which actions of the children are they for?
      """
    )
  }

  @Test("A tap on a standup opens its page")
  func opensThePage() async {
    let app = await App()
    app.store.send(.standupTapped(UUID(101)))
    #expect(
      app.detail?.standup == Self.standup(101, "Weekly"),
      """
      A tap on Weekly should open its page, and there is \(app.page). Look at `standupTapped`.
      """
    )
  }

  @Test("Delete asks first")
  func asks() async throws {
    let app = await App()
    app.store.send(.standupTapped(UUID(101)))
    app.detail?.send(.deleteButtonTapped)
    let alert = app.detailAlert
    try #require(
      alert?.title == "Delete Weekly?" && alert?.labels == ["Delete", "Keep"]
        && roles(alert) == [".destructive", ".cancel"],
      """
      On the page of Weekly, `deleteButtonTapped` should ask "Delete Weekly?", with "Delete", which \
      is destructive, and "Keep", which cancels. There is \(AlertsTests.description(alert)), with the \
      roles \(roles(alert)). Look at `deleteButtonTapped` in `Detail`, and at what runs the features of \
      `Destination` in the list.
      """
    )
    alert?.tap("Keep")
    #expect(
      app.detailAlert == nil && app.page == "the page of \"Weekly\""
        && app.titles == ["Daily", "Weekly"],
      """
      After "Keep" the question should be gone, and everything else be as before. On the page there \
      is \(AlertsTests.description(app.detailAlert)). \(app.description) Look at what follows the \
      `Reduce` of `Detail`.
      """
    )
  }

  @Test("A standup whose deletion is confirmed is gone, and its page is closed")
  func deletes() async throws {
    let app = await App()
    app.store.send(.standupTapped(UUID(100)))
    app.detail?.send(.deleteButtonTapped)
    try #require(
      app.detailAlert?.labels.contains("Delete") == true,
      """
      Not judged yet: on the page there is no alert with "Delete". First let the check "Delete asks \
      first" pass.
      """
    )
    await expectEnd(of: app.detailAlert?.tap("Delete"))
    try #require(
      app.titles == ["Weekly"],
      """
      On the page of Daily, "Delete" was confirmed. The list should be ["Weekly"]. \(app.description) \
      Look at how the list hears from a page.
      """
    )
    #expect(
      app.page == "no page",
      """
      The page should close itself when its standup is deleted. \(app.description) Look at the effect \
      of the confirmation.
      """
    )
    #expect(
      app.saved.value.last == ["Weekly"],
      """
      The whole list should be saved when a standup was deleted. \(app.description) Look at what the \
      list returns when it hears from a page.
      """
    )
  }

  // MARK: Saving

  @Test("A save that fails is said, and keeps the list")
  func savingFails() async throws {
    let app = await App(failures: 1)
    try await app.addWithFailure()
    #expect(
      app.alert?.title == "Not saved" && app.alert?.labels == ["Retry", "Later"]
        && roles(app.alert) == ["none", ".cancel"],
      """
      Saving failed. The list should show an alert "Not saved", with "Retry", which has no role, and \
      "Later", which cancels. There is \(AlertsTests.description(app.alert)), with the roles \
      \(roles(app.alert)). Look at what the effect \
      does when `save` throws.
      """
    )
    #expect(
      app.titles == ["Daily", "Weekly", "Retro"] && app.page == "no page",
      """
      Saving failed. The list should still be ["Daily", "Weekly", "Retro"], and the form be closed. \
      \(app.description) Look at what a failure changes.
      """
    )
  }

  @Test("Retry saves the list once more; Later does not", arguments: [("Retry", 2), ("Later", 1)])
  func answers(label: String, saves: Int) async throws {
    let app = await App(failures: 1)
    try await app.addWithFailure()
    try #require(
      app.alert?.labels.contains(label) == true,
      """
      Not judged yet: after a save that failed there is no alert with "\(label)". First let the check \
      "A save that fails is said, and keeps the list" pass.
      """
    )
    await expectEnd(of: app.alert?.tap(label))
    #expect(
      app.saved.value == Array(repeating: ["Daily", "Weekly", "Retro"], count: saves)
        && app.alert == nil,
      """
      Saving failed, and "\(label)" was tapped. `save` should have been called \(saves) times with \
      the whole list, and the alert be gone. Called with: \(app.saved.value); on the screen: \
      \(AlertsTests.description(app.alert)). Look at the action of the button, and at its case.
      """
    )
  }

  // MARK: Nothing is lost

  @Test("What is added before the list is loaded is not lost, and neither is the list")
  func addsBeforeLoading() async {
    let saved = LockIsolated<[[String]]>([])
    let standups = [Self.standup(100, "Daily"), Self.standup(101, "Weekly")]
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let store = Store(initialState: Standups.List.State()) {
      Standups.List()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.standupsClient.load = {
        for await _ in gate { break }
        return standups
      }
      $0.standupsClient.save = { standups in saved.withValue { $0.append(standups.map(\.title)) } }
    }
    let loading = store.send(.appeared)
    store.send(.addButtonTapped)
    let form = Bindable(wrappedValue: store).scope(\.$destination, action: \.destination).form
      .wrappedValue
    form?.send(.binding(.set(\.standup.title, "Retro")))
    await expectEnd(of: form?.send(.saveButtonTapped))
    opening.finish()
    await expectEnd(of: loading)
    let expected: Set = form == nil ? ["Daily", "Weekly"] : ["Daily", "Weekly", "Retro"]
    let titles = store.standups.map(\.title)
    let isAllThere = Set(titles) == expected
    #expect(
      isAllThere,
      """
      While the list was loading, a person added Retro as far as they could: a tap on plus opened \
      \(form == nil ? "no form" : "the form"). Then Daily and Weekly were loaded. The list should have \
      \(expected.sorted()), and it is \(titles). Look at what comes back from the client: what does it \
      do with what is in the list by then? Or at `addButtonTapped`, which may refuse.
      """
    )
    let kept = saved.value.last
    let keepsAll = kept.map { Set($0) == expected } ?? (form == nil)
    #expect(
      keepsAll || !isAllThere,
      """
      A person added Retro while the list was loading. What is saved in the end should be \
      \(expected.sorted()), and it is \(kept.map { "\($0)" } ?? "nothing"). A list that is not loaded \
      yet must not be saved over the one that is kept.
      """
    )
  }

  @Test("A list that is loaded twice loses nothing")
  func loadsTwice() async throws {
    let loads = HeldRequests<[Standup]>()
    let daily = Self.standup(100, "Daily")
    let store = Store(initialState: Standups.List.State()) {
      Standups.List()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.standupsClient.load = { (try? await loads.answer(to: "load")) ?? [] }
      $0.standupsClient.save = { _ in }
    }
    let first = store.send(.appeared)
    await loads.arrival(of: "load", during: first)
    let second = store.send(.appeared)
    await letOthersRun()
    loads.answer("load", with: .success([daily]))
    await waitFor { !store.standups.isEmpty }
    store.send(.addButtonTapped)
    let form = Bindable(wrappedValue: store).scope(\.$destination, action: \.destination).form
      .wrappedValue
    form?.send(.binding(.set(\.standup.title, "Retro")))
    await expectEnd(of: form?.send(.saveButtonTapped))
    let added = store.standups.map(\.title)
    loads.answerAll { _ in .success([daily]) }
    await expectEnd(of: first)
    await expectEnd(of: second)
    try #require(
      added == ["Daily", "Retro"],
      """
      Not judged yet: Daily was loaded and Retro added, and the list is \(added). First let the check "A new \
      standup is at the end of the list, saved, and its form is closed" pass.
      """
    )
    let titles = store.standups.map(\.title)
    #expect(
      titles == added,
      """
      The list appeared twice before it was loaded. After the first answer a person added Retro, and then the \
      second answer came, without it. The list should be \(added), and it is \(titles). Look at the case for \
      what comes back: may it come twice?
      """
    )
  }

  @Test("A save that takes longer does not overtake a later one")
  func slowSave() async throws {
    let saves = HeldRequests<Void>()
    let kept = LockIsolated<[[String]]>([])
    let standups = [100, 101, 102].map { Self.standup($0, "Standup \($0)") }
    let store = Store(initialState: Standups.List.State()) {
      Standups.List()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.standupsClient.load = { standups }
      $0.standupsClient.save = { standups in
        // Each one has a name of its own, so that they can end in another order.
        try await saves.answer(to: "save \(saves.names.count + 1)")
        kept.withValue { $0.append(standups.map(\.title)) }
      }
    }
    await expectEnd(of: store.send(.appeared))
    var work: [StoreTask?] = []
    for (number, id) in [100, 101].enumerated() {
      store.send(.standupTapped(UUID(id)))
      let scope = Bindable(wrappedValue: store).scope(\.$destination, action: \.destination)
      let detail = scope.detail.wrappedValue
      detail?.send(.deleteButtonTapped)
      let alert = detail.flatMap { ShownAlert(of: $0, state: \.$alert, action: \.alert) }
      work.append(alert?.tap("Delete"))
      // The page of the first standup closes itself after it has told its parent. A page that is
      // opened before then would be closed in its place.
      await waitFor {
        store.standups.count <= 2 - number && !saves.names.isEmpty && store.destination == nil
      }
    }
    try #require(
      store.standups.count == 1 && !saves.names.isEmpty,
      """
      Not judged yet: two of three standups were deleted, and the list has \(store.standups.count). \
      First let the check "A standup whose deletion is confirmed is gone, and its page is closed" pass.
      """
    )
    // If there are two by now, the newer one ends first. A server goes on with a save that is cancelled.
    await letOthersRun()
    for number in (1...saves.names.count).reversed() {
      let count = kept.value.count
      saves.answer("save \(number)", with: .success(()))
      await waitFor { kept.value.count > count }
    }
    saves.answerAll { _ in .success(()) }
    for task in work { await expectEnd(of: task) }
    let last = kept.value.last ?? []
    #expect(
      last == ["Standup 102"],
      """
      Two standups were deleted, and the first save took longer than the second one. In the end \
      ["Standup 102"] should be kept, and \(last) is. Look at when a save begins while another one is \
      running: the server has that one, whatever the app does then.
      """
    )
  }

  @Test("Not saved waits until no form is in front of the list")
  func waits() async throws {
    let saves = HeldRequests<Void>()
    let app = await App(saves: saves)
    try app.type("Retro")
    let task = app.form?.send(.saveButtonTapped)
    await waitFor { app.form == nil && !saves.names.isEmpty }
    try #require(
      app.form == nil && !saves.names.isEmpty,
      """
      Not judged yet: the form is open after Save, or nothing is saved. First let the check "A new standup \
      is at the end of the list, saved, and its form is closed" pass.
      """
    )
    app.store.send(.addButtonTapped)
    saves.answerAll { _ in .failure(Offline()) }
    await expectEnd(of: task)
    let early = app.alert
    #expect(
      early == nil && app.form != nil,
      """
      While Retro was being saved, the form of another standup was opened. Then the save failed. A phone \
      shows one sheet or alert at a time: the form should be in front, and no alert. There is \
      \(AlertsTests.description(early)). Look at when a failure becomes an alert.
      """
    )
    guard early == nil, let form = app.form else { return }
    await expectEnd(of: form.send(.cancelButtonTapped))
    #expect(
      app.alert?.title == "Not saved" && app.form == nil,
      """
      A save had failed while a form was open, and then Cancel was tapped. Now the list should show "Not \
      saved". There is \(AlertsTests.description(app.alert)). Look at what the state knows of a failure \
      that nobody has read yet.
      """
    )
  }

  // MARK: The two pages by themselves

  /// Runs a child in a test store of its own, and says whether it told its parent and closed itself.
  private func expectChild(
    _ situation: String,
    sends delegate: String,
    from place: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    steps: @MainActor (DismissEffect) async -> Void
  ) async {
    let isDismissed = LockIsolated(false)
    let reports = await complaints { await steps(DismissEffect { isDismissed.setValue(true) }) }
    let hasTold = reports.isEmpty
    #expect(
      hasTold,
      """
      \(situation) It should send `\(delegate)` to its parent. Look at the effect of \(place). \
      \(isDismissed.value
        ? "It closed itself: what an effect sends after `dismiss()` goes nowhere." : "")

      \(reports.first ?? "")
      """,
      sourceLocation: sourceLocation
    )
    let hasClosed = isDismissed.value
    #expect(
      hasClosed,
      """
      \(situation) In the end it should call the dependency `\\.dismiss`, and it did not. Look at the \
      effect of \(place).
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test("The form tells its parent, and then closes itself")
  func formDelegates() async {
    await expectChild(
      "In the form of a standup \"Retro\" was typed and saved.",
      sends: ".delegate(.standupSaved(…))",
      from: "`saveButtonTapped`"
    ) { dismiss in
      let store = TestStore(initialState: Standups.Form.State(standup: Standup(id: UUID(7)))) {
        Standups.Form()
      } withDependencies: {
        $0.dismiss = dismiss
      }
      store.exhaustivity = .off
      await store.send(.binding(.set(\.standup.title, "Retro")))
      await store.send(.saveButtonTapped)
      await store.receive(\.delegate.standupSaved, Self.standup(7, "Retro"))
      await store.finish()
    }
  }

  @Test("The page tells its parent, and then closes itself")
  func detailDelegates() async {
    await expectChild(
      "On the page of a standup the deletion was confirmed.",
      sends: ".delegate(.deletionConfirmed(…))",
      from: "the confirmation"
    ) { dismiss in
      let initialState = Standups.Detail.State(standup: Self.standup(7, "Retro"))
      let store = TestStore(initialState: initialState) {
        Standups.Detail()
      } withDependencies: {
        $0.dismiss = dismiss
      }
      store.exhaustivity = .off
      await store.send(.deleteButtonTapped)
      let delete = store.state.alert?.buttons.first?.action.action
      if let delete { await store.send(.alert(.presented(delete))) }
      await store.receive(\.delegate.deletionConfirmed, UUID(7))
      await store.finish()
    }
  }

  @Test("In a test, a client that is not overridden is reported")
  func unimplementedClient() async {
    let reports = await complaints {
      _ = await Standups.Client.testValue.load()
      try? await Standups.Client.testValue.save([])
    }
    #expect(
      reports.count == 2,
      """
      `testValue` should report each use of `load` and of `save`, so that no test touches the real \
      standups by accident. Reports: \(reports.count) of 2. Look at `testValue`: `unimplemented` makes \
      such closures.
      """
    )
  }
}
