import ComposableArchitecture
import Foundation
import Testing

extension Samples {
  struct Attendee: Equatable, Identifiable {
    let id: UUID
    var name = ""
  }

  struct Standup: Equatable, Identifiable {
    let id: UUID
    var attendees: [Attendee] = []
    var title = ""
  }
}

@available(*, deprecated)
extension Samples {
  /// Document S3: a form whose fields are bound, and whose focus is state.
  @Reducer
  struct StandupFormFeature {
    struct State: Equatable {
      @BindingState var focus: Field? = .title
      @BindingState var standup: Standup

      enum Field: Hashable {
        case attendee(Attendee.ID)
        case title
      }
    }

    enum Action: BindableAction, Equatable {
      case addAttendeeButtonTapped
      case binding(BindingAction<State>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .addAttendeeButtonTapped:
          let attendee = Attendee(id: uuid())
          state.standup.attendees.append(attendee)
          state.focus = .attendee(attendee.id)
          return .none
        case .binding:
          return .none
        }
      }
    }
  }

  /// Document S3: the list, which presents the form for a new standup.
  @Reducer
  struct StandupsList {
    struct State: Equatable {
      @PresentationState var addStandup: StandupFormFeature.State?
      var standups: IdentifiedArrayOf<Standup> = []
    }

    enum Action: Equatable {
      case addButtonTapped
      case addStandup(PresentationAction<StandupFormFeature.Action>)
      case saveStandupButtonTapped
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .addButtonTapped:
          let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
          state.addStandup = StandupFormFeature.State(standup: standup)
          return .none
        case .addStandup:
          return .none
        case .saveStandupButtonTapped:
          guard let standup = state.addStandup?.standup else { return .none }
          state.standups.append(standup)
          state.addStandup = nil
          return .none
        }
      }
      .ifLet(\.$addStandup, action: \.addStandup) {
        StandupFormFeature()
      }
    }
  }
}

@MainActor
@Suite("Sample P14: standups", .timeLimit(.minutes(20)))
struct StandupsTests {
  @Test("A deprecated API still works", arguments: checks(of: Standups.self))
  func check(_ check: DeprecatedCheck) async throws {
    try await check.run()
  }
}

@MainActor
private struct Standups: DeprecatedChecks {
  @available(*, deprecated)
  nonisolated static var checks: [DeprecatedCheck] {
    [
      DeprecatedCheck("The trace of the document: add, name and save a standup") {
        await Standups().trace()
      },
      DeprecatedCheck("With exhaustivity off only what matters is said") {
        await Standups().nonExhaustive()
      },
      DeprecatedCheck("A new attendee gets the focus") {
        await Standups().focus()
      },
      DeprecatedCheck("Swiping the form away adds nothing") {
        await Standups().swipe()
      },
      DeprecatedCheck("The parent sees what happens in the form") {
        await Standups().parentSees()
      },
    ]
  }

  let empty = Samples.Standup(id: UUID(0), attendees: [.init(id: UUID(1))])

  @available(*, deprecated)
  func makeStore() -> TestStoreOf<Samples.StandupsList> {
    TestStore(initialState: Samples.StandupsList.State()) {
      Samples.StandupsList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  @available(*, deprecated)
  func trace() async {
    let store = makeStore()
    await store.send(.addButtonTapped) { $0.addStandup = .init(standup: empty) }
    var named = empty
    named.title = "Point-Free Morning Sync"
    await store.send(.addStandup(.presented(.set(\.$standup, named)))) {
      $0.addStandup?.standup.title = "Point-Free Morning Sync"
    }
    await store.send(.saveStandupButtonTapped) {
      $0.addStandup = nil
      // The document assigns to `standups[0]`, which is not there before the action.
      $0.standups = [
        Samples.Standup(
          id: UUID(0),
          attendees: [.init(id: UUID(1))],
          title: "Point-Free Morning Sync"
        )
      ]
    }
  }

  @available(*, deprecated)
  func nonExhaustive() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    var named = empty
    named.title = "Point-Free Morning Sync"
    await store.send(.addStandup(.presented(.set(\.$standup, named))))
    await store.send(.saveStandupButtonTapped) { $0.standups[0] = named }
  }

  @available(*, deprecated)
  func focus() async {
    let store = TestStore(
      initialState: Samples.StandupFormFeature.State(standup: .init(id: UUID(9)))
    ) {
      Samples.StandupFormFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addAttendeeButtonTapped) {
      $0.standup.attendees = [.init(id: UUID(0))]
      $0.focus = .attendee(UUID(0))
    }
    await store.send(.set(\.$focus, .title)) { $0.focus = .title }
    await store.send(.set(\.$focus, nil)) { $0.focus = nil }
  }

  @available(*, deprecated)
  func swipe() async {
    let store = makeStore()
    await store.send(.addButtonTapped) { $0.addStandup = .init(standup: empty) }
    await store.send(.addStandup(.dismiss)) { $0.addStandup = nil }
    await store.send(.saveStandupButtonTapped)
  }

  @available(*, deprecated)
  func parentSees() async {
    let store = makeStore()
    await store.send(.addButtonTapped) { $0.addStandup = .init(standup: empty) }
    await store.send(.addStandup(.presented(.addAttendeeButtonTapped))) {
      $0.addStandup?.standup.attendees.append(.init(id: UUID(2)))
      $0.addStandup?.focus = .attendee(UUID(2))
    }
  }
}
