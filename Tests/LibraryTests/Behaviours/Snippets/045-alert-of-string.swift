// Rejected.
import ComposableArchitecture

@Reducer struct F {
  @ObservableState struct State { @Presents var alert: AlertState<Action.Alert>? }
  enum Action {
    case alert(PresentationAction<Alert>)
    enum Alert { case ok }
  }
  var body: some ReducerOf<Self> {
    Reduce { s, a in
      s.alert = AlertState("Hi") { ButtonState(action: .ok) { TextState("OK") } }
      return .none
    }.ifLet(\.$alert, action: \.alert)
  }
}
