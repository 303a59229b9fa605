import ComposableArchitecture

/// Shows the groups and the persons that a server reports. Exercise 3.11 listens to both.
@Reducer
struct ListenFeature {
  @ObservableState
  struct State: Equatable {
    var groups: [String] = []
    var persons: [String] = []
  }

  enum Action {
    case groupsAppeared
    case personsAppeared
    case groupReceived(String)
    case personReceived(String)
  }

  /// Streams without an end: they go on until the listening task is cancelled.
  struct Client: Sendable {
    var groups: @Sendable () -> AsyncThrowingStream<String, any Error>
    var persons: @Sendable () -> AsyncThrowingStream<String, any Error>
  }

  let client: Client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .groupsAppeared:
        return .run { send in
          for try await group in client.groups() {
            await send(.groupReceived(group))
          }
        }

      case .personsAppeared:
        return .run { send in
          for try await person in client.persons() {
            await send(.personReceived(person))
          }
        }

      case .groupReceived(let group):
        state.groups.append(group)
        return .none

      case .personReceived(let person):
        state.persons.append(person)
        return .none
      }
    }
  }
}
