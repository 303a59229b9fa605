import ComposableArchitecture
import Foundation
import TerminalUI

/// What a person wants to buy in a flower shop.
enum FlowerShop {
  /// One kind of flower.
  @Reducer
  struct Flower {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      let name: String

      /// The price of one, in euros.
      let price: Int
      var count = 1

      var sum: Int { count * price }
    }

    enum Action {
      case minusButtonTapped
      case plusButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .minusButtonTapped:
          if state.count > 1 { state.count -= 1 }
          return .none

        case .plusButtonTapped:
          state.count += 1
          return .none
        }
      }
    }
  }

  @Reducer
  struct Basket {
    @ObservableState
    struct State: Equatable {
      var flowers: IdentifiedArrayOf<Flower.State> = []

      var total: Int { flowers.map(\.sum).reduce(0, +) }
    }

    enum Action {
      case flowers(IdentifiedActionOf<Flower>)
      case flowersDeleted(at: IndexSet)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .flowers:
          return .none

        case .flowersDeleted(let offsets):
          state.flowers.remove(atOffsets: offsets)
          return .none
        }
      }
      .forEach(\.flowers, action: \.flowers) { Flower() }
    }
  }

  /// A row of the list.
  struct FlowerRow: View {
    let store: StoreOf<Flower>

    var body: some View {
      // BEGIN SOLUTION
      HStack {
        Text(store.name)
        Text("\(store.sum) €")
        Stepper(
          "\(store.count)",
          onIncrement: { store.send(.plusButtonTapped) },
          onDecrement: { store.send(.minusButtonTapped) }
        )
        .accessibilityLabel("\(store.name): \(store.count)")
      }
      // END SOLUTION
      // STUB: // TODO: The name, the sum, and a stepper that shows the count.
      // STUB: EmptyView()
    }
  }

  /// The whole list.
  struct BasketView: View {
    let store: StoreOf<Basket>

    var body: some View {
      // BEGIN SOLUTION
      List {
        ForEach(store.scope(\.flowers, action: \.flowers)) { flowerStore in
          FlowerRow(store: flowerStore)
        }
        .onDelete { store.send(.flowersDeleted(at: $0)) }
        Text("Total: \(store.total) €")
      }
      // END SOLUTION
      // STUB: // TODO: A row for each flower, which can be deleted, and the total below them.
      // STUB: EmptyView()
    }
  }
}
