import ComposableArchitecture

// `Replaceable` changes nothing: it is how the workbook tests your tests.

/// The volume that exercise 2.9 tests: from 0 to 100, by a text field and a slider.
@Reducer
struct VolumeControl {
  @ObservableState
  struct State: Equatable {
    var volume = 0
  }

  enum Action {
    case sliderReleased(Float)
    case volumeTyped(String)
  }

  var body: some ReducerOf<Self> {
    Replaceable {
      Reduce { state, action in
        switch action {
        case .sliderReleased(let position):
          state.volume = Int(position.rounded())
          return .none

        case .volumeTyped(let text):
          // Other text, and numbers beyond the limits, leave the volume as it is.
          if let number = Int(text), (0...100).contains(number) { state.volume = number }
          return .none
        }
      }
    }
  }
}

/// The form that exercise 2.9 tests: a name, and a switch that shows the profile to everyone.
@Reducer
struct ProfileForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var isPublic = false
    var edits = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    Replaceable {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding:
          // A profile without a name is never public.
          if state.name.isEmpty { state.isPublic = false }
          state.edits += 1
          return .none
        }
      }
    }
  }
}
