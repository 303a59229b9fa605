import ComposableArchitecture
import TerminalUI

struct FlowerShopApp: App {
  static let store = Store(
    initialState: FlowerShop.Basket.State(flowers: [
      FlowerShop.Flower.State(id: 1, name: "Rose", price: 3, count: 2),
      FlowerShop.Flower.State(id: 2, name: "Tulip", price: 2, count: 5),
      FlowerShop.Flower.State(id: 3, name: "Sunflower", price: 4),
    ])
  ) {
    FlowerShop.Basket()
  }

  var body: some Scene {
    WindowGroup {
      FlowerShop.BasketView(store: Self.store)
    }
  }
}
