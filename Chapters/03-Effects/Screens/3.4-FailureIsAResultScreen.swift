import ComposableArchitecture
import TerminalUI

struct FailureIsAResultScreen: View {
  let store: StoreOf<FailureIsAResult.Feature>

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Text("\(store.count)")
          .font(.largeTitle)
        Button("+") { store.send(.incrementButtonTapped) }
      }
      if store.isLoadingFact {
        ProgressView()
      } else {
        Button("Number fact") { store.send(.numberFactButtonTapped) }
      }
    }
    .alert(store.numberFactAlert ?? "", isPresented: isAlertPresented) {
      Button("OK") {}
    }
  }

  private var isAlertPresented: Binding<Bool> {
    Binding(
      get: { @MainActor in store.numberFactAlert != nil },
      set: { @MainActor isPresented in
        if !isPresented { store.send(.factAlertDismissed) }
      }
    )
  }
}

struct FailureIsAResultApp: App {
  static let store = Store(initialState: FailureIsAResult.Feature.State()) {
    FailureIsAResult.Feature()
  } withDependencies: {
    // A slow server that knows nothing of every third number.
    $0.factClient.fetch = { number in
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(1))
      if number % 3 == 2 { throw UnknownNumber() }
      return "\(number) is a good number."
    }
  }

  private struct UnknownNumber: Error {}

  var body: some Scene {
    WindowGroup {
      FailureIsAResultScreen(store: Self.store)
    }
  }
}
