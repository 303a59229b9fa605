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
      // BEGIN SOLUTION
      case sent(Result<Find, any Error>)
      // END SOLUTION
      // STUB: case sent(TaskResult<Find>)
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
          // BEGIN SOLUTION
          return .run { _ in await dismiss() }
          // END SOLUTION
          // STUB: return .none

        case .sendButtonTapped:
          state.isNotSent = false
          return .run { [find = state.find] send in
            // BEGIN SOLUTION
            let answer = await Result {
              // END SOLUTION
              // STUB: let answer = await TaskResult {
              try await office.send(find)
              return find
            }
            await send(.sent(answer))
          }

        case .sent(.failure):
          state.isNotSent = true
          return .none

        case .sent(.success):
          // BEGIN SOLUTION
          return .run { _ in await dismiss() }
          // END SOLUTION
          // STUB: return .none
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

        // BEGIN SOLUTION
        case .report(.presented(.sent(.success(let find)))):
          state.finds.append(find)
          return .none
        // END SOLUTION
        // STUB: case .report(.presented(.sendButtonTapped)):
        // STUB:   if let find = state.report?.find { state.finds.append(find) }
        // STUB:   return .none

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
    // BEGIN SOLUTION
    // END SOLUTION
    // STUB: @Environment(\.dismiss) private var dismiss

    var body: some View {
      Form {
        TextField("What is it?", text: $store.find.what)
        if store.isNotSent { Text("Not sent") }
        // BEGIN SOLUTION
        Button("Send") { store.send(.sendButtonTapped) }
        Button("Cancel") { store.send(.cancelButtonTapped) }
        // END SOLUTION
        // STUB: Button("Send") {
        // STUB:   store.send(.sendButtonTapped)
        // STUB:   dismiss()
        // STUB: }
        // STUB: Button("Cancel") { dismiss() }
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
