import ComposableArchitecture

/// Exercise 6.15: a number and a fact about it in a view controller, as UIKit has it.
enum FactViewController {
  @Reducer
  struct Feature {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var numberFactAlert: String?
    }

    enum Action {
      case factAlertDismissed
      case incrementButtonTapped
      case numberFactResponse(String)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .factAlertDismissed:
          state.numberFactAlert = nil
          return .none

        case .incrementButtonTapped:
          state.count += 1
          return .none

        case .numberFactResponse(let fact):
          state.numberFactAlert = fact
          return .none
        }
      }
    }
  }

  /// Stands for UIKit's label.
  @MainActor
  final class Label {
    var text: String?
  }

  /// Stands for UIKit's alert: an object with a title and a button "OK".
  @MainActor
  final class AlertController {
    let title: String

    /// The action of the button.
    let okTapped: () -> Void

    init(title: String, okTapped: @escaping () -> Void) {
      self.title = title
      self.okTapped = okTapped
    }
  }

  /// Stands for a controller of UIKit, which presents alerts.
  @MainActor
  class ViewController {
    /// Every alert that was presented, oldest first.
    private(set) var presented: [AlertController] = []

    func viewDidLoad() {}

    func present(_ alert: AlertController) {
      presented.append(alert)
    }
  }

  final class Controller: ViewController {
    let countLabel = Label()
    let store: StoreOf<Feature>

    /// Keeps the observation, for as long as the controller lives.
    private var observation: ObserveToken?

    /// The title of the alert that is on the screen.
    private var shownTitle: String?

    init(store: StoreOf<Feature>) {
      self.store = store
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      // TODO: This is done once, and presents an alert even if there is none. Observe the store.
      countLabel.text = "\(store.count)"
      let fact = store.numberFactAlert
      present(AlertController(title: fact ?? "") {})
      shownTitle = fact
    }
  }
}
