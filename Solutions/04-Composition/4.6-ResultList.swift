import ComposableArchitecture
import Foundation
import TerminalUI

/// Exercise 4.6: the list of results, as a feature of its own.
enum ResultList {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var results: IdentifiedArrayOf<GameResult> = []
      var filter = Filter.all

      /// How many of all results are right.
      var correctCount: Int {
        // BEGIN SOLUTION
        results.count(where: \.correct)
        // END SOLUTION
        // STUB: // TODO: Count the right ones.
        // STUB: 0
      }

      /// The results that the list shows, in order.
      var visibleResults: IdentifiedArrayOf<GameResult> {
        // BEGIN SOLUTION
        switch filter {
        case .all: results
        case .right: results.filter(\.correct)
        case .wrong: results.filter { !$0.correct }
        }
        // END SOLUTION
        // STUB: // TODO: Leave out what the filter hides.
        // STUB: results
      }
    }

    /// Which results the list shows.
    enum Filter: Equatable, CaseIterable {
      case all
      case right
      case wrong
    }

    enum Action {
      case filterChanged(Filter)
      case rowsDeleted(at: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .filterChanged(let filter):
          state.filter = filter
          return .none

        case .rowsDeleted(let offsets):
          // BEGIN SOLUTION
          let visible = state.visibleResults
          for offset in offsets {
            state.results.remove(id: visible[offset].id)
          }
          return .none
        // END SOLUTION
        // STUB: // TODO: The offsets count the rows that are shown, and this removes others.
        // STUB: state.results.remove(atOffsets: offsets)
        // STUB: return .none
        }
      }
    }
  }

  /// The list on the screen.
  struct ListView: View {
    @Bindable var store: StoreOf<Feature>

    var body: some View {
      NavigationStack {
        List {
          Picker("Show", selection: $store.filter.sending(\.filterChanged)) {
            ForEach(Feature.Filter.allCases, id: \.self) { Text("\($0)") }
          }
          .pickerStyle(.segmented)
          // BEGIN SOLUTION
          ForEach(store.visibleResults) { result in
            HStack {
              Text("Secret: \(result.counter.secret)")
              Text("Guess: \(result.counter.count)")
            }
          }
          .onDelete { store.send(.rowsDeleted(at: $0)) }
          // END SOLUTION
          // STUB: // TODO: A row for each visible result, which can be deleted.
        }
        .navigationTitle("\(store.correctCount)/\(store.results.count) correct")
        // BEGIN SOLUTION
        .toolbar {
          EditButton()
        }
        // END SOLUTION
        // STUB: // TODO: A button with which a person begins to edit the list.
      }
    }
  }
}
