import ComposableArchitecture
import TerminalUI

struct TeaOrderScreen: View {
  let store: StoreOf<TeaOrder.Order>

  var body: some View {
    NavigationStack {
      Form {
        CupsView(store: store.scope(\.cups, action: \.cups))
        CouponView(store: store.scope(\.coupon, action: \.coupon))
        Section {
          HStack {
            Text("Total")
            Spacer()
            if store.percentOff > 0 {
              Text("-\(store.percentOff)%")
                .foregroundStyle(.green)
            }
            Text(Double(store.total) / 100, format: .number.precision(.fractionLength(2)))
              .bold()
          }
        }
      }
      .navigationTitle("Tea")
      .toolbar {
        Button("Start over") { store.send(.startOverButtonTapped) }
      }
    }
  }
}

private struct CupsView: View {
  let store: StoreOf<TeaOrder.Cups>

  var body: some View {
    Section("Cups") {
      Stepper("\(store.count)") {
        store.send(.plusButtonTapped)
      } onDecrement: {
        store.send(.minusButtonTapped)
      }
    }
  }
}

private struct CouponView: View {
  @Bindable var store: StoreOf<TeaOrder.Coupon>

  var body: some View {
    Section("Coupon") {
      HStack {
        TextField("Code", text: $store.code.sending(\.codeChanged))
          .onSubmit { store.send(.applyButtonTapped) }
        Button("Apply") { store.send(.applyButtonTapped) }
          .buttonStyle(.borderless)
      }
      if store.isUnknown {
        Text("Unknown code")
          .foregroundStyle(.red)
      }
    }
  }
}

struct TeaOrderApp: App {
  static let store = Store(initialState: TeaOrder.Order.State()) {
    TeaOrder.Order()
  }

  var body: some Scene {
    WindowGroup {
      TeaOrderScreen(store: Self.store)
    }
  }
}
