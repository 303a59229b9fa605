import ComposableArchitecture
import Foundation
import TerminalUI

/// Exercise 5.16: what people find in a swimming pool, as an assistant wrote it for the wish.
enum LostAndFound {
  struct Find: Equatable, Identifiable, Sendable {
    let id: UUID
    var what = ""
  }

  /// Where finds are sent to.
  @DependencyClient
  struct Office: Sendable {
    var send: @Sendable (_ find: Find) async throws -> Void
  }

  @Reducer
  struct Report {
    @ObservableState
    struct State: Equatable {
      var find: Find
      var isNotSent = false
    }

    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case cancelButtonTapped
      case sendButtonTapped
      case sent(TaskResult<Find>)
    }

    @Dependency(\.dismiss) var dismiss
    @Dependency(\.office) var office

    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding:
          return .none

        case .cancelButtonTapped:
          return .none

        case .sendButtonTapped:
          state.isNotSent = false
          return .run { [find = state.find] send in
            let answer = await TaskResult {
              try await office.send(find)
              return find
            }
            await send(.sent(answer))
          }

        case .sent(.failure):
          state.isNotSent = true
          return .none

        case .sent(.success):
          return .none
        }
      }
    }
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var finds: IdentifiedArrayOf<Find> = []
      @Presents var report: Report.State?
    }

    enum Action {
      case foundButtonTapped
      case report(PresentationAction<Report.Action>)
    }

    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .foundButtonTapped:
          state.report = Report.State(find: Find(id: uuid()))
          return .none

        case .report(.presented(.sendButtonTapped)):
          if let find = state.report?.find { state.finds.append(find) }
          return .none

        case .report:
          return .none
        }
      }
      .ifLet(\.$report, action: \.report) {
        Report()
      }
    }
  }

  struct PageView: View {
    @Bindable var store: StoreOf<Page>

    var body: some View {
      List {
        ForEach(store.finds) { Text($0.what) }
        Button("I found something") { store.send(.foundButtonTapped) }
      }
      .sheet(item: $store.scope(\.$report, action: \.report)) { ReportView(store: $0) }
    }
  }

  struct ReportView: View {
    @Bindable var store: StoreOf<Report>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Form {
        TextField("What is it?", text: $store.find.what)
        if store.isNotSent { Text("Not sent") }
        Button("Send") {
          store.send(.sendButtonTapped)
          dismiss()
        }
        Button("Cancel") { dismiss() }
      }
    }
  }
}

extension LostAndFound.Office: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var office: LostAndFound.Office {
    get { self[LostAndFound.Office.self] }
    set { self[LostAndFound.Office.self] = newValue }
  }
}
