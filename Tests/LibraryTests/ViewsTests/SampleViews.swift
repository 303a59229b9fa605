import ComposableArchitecture
import Foundation
import TerminalUI

// The views of the documents' samples, in today's spelling.

struct NumberFactView: View {
  let store: StoreOf<Samples.Feature>

  var body: some View {
    VStack {
      HStack {
        Button("−") { store.send(.decrementButtonTapped) }
        Text("\(store.count)")
        Button("+") { store.send(.incrementButtonTapped) }
      }
      Button("Number fact") { store.send(.numberFactButtonTapped) }
    }
    .alert(
      Text(store.numberFactAlert ?? ""),
      isPresented: Binding(
        get: { @MainActor in store.numberFactAlert != nil },
        set: { @MainActor isPresented in
          if !isPresented { store.send(.factAlertDismissed) }
        }
      ),
      presenting: store.numberFactAlert,
      actions: { _ in Button("OK") {} },
      message: { _ in EmptyView() }
    )
  }
}

#Preview {
  NumberFactView(store: Store(initialState: Samples.Feature.State()) { EmptyReducer() })
}

#Preview("Started") {
  let state = Samples.TimerFeature.State(started: Date(timeIntervalSince1970: 0), duration: 12)
  TimerLabelView(store: Store(initialState: state) { Samples.TimerFeature() })
}

struct GuessingCounterView: View {
  @Bindable var store: StoreOf<Samples.Counter>

  var body: some View {
    VStack {
      checkLabel(with: store.checkResult)
      HStack {
        Button("-") { store.send(.decrement) }
        TextField("Count", text: $store.countString.sending(\.setCount))
          .frame(width: 48)
          .foregroundColor(colorOfCount(store.count))
          .multilineTextAlignment(.center)
        Button("+") { store.send(.increment) }
      }
      Slider(value: $store.countFloat.sending(\.slidingCount), in: -100...100) { Text("Guess") }
      Button("Next") { store.send(.playNext) }
    }
  }

  private func checkLabel(with checkResult: Samples.Counter.State.CheckResult) -> some View {
    switch checkResult {
    case .lower:
      return Label("Lower", systemImage: "lessthan.circle")
        .foregroundColor(.red)
    case .higher:
      return Label("Higher", systemImage: "greaterthan.circle")
        .foregroundColor(.red)
    case .equal:
      return Label("Correct", systemImage: "checkmark.circle")
        .foregroundColor(.green)
    }
  }

  private func colorOfCount(_ value: Int) -> Color? {
    if value == 0 { return nil }
    return value < 0 ? .red : .green
  }
}

struct TimerLabelView: View {
  let store: StoreOf<Samples.TimerFeature>

  var body: some View {
    VStack(alignment: .leading) {
      Label(store.started == nil ? "Not started" : "Started", systemImage: "clock")
      Label(
        "\(store.duration, format: .number.precision(.fractionLength(2)))s",
        systemImage: "timer"
      )
      HStack {
        Button("Start") { store.send(.start) }
        Button("Stop") { store.send(.stop) }
      }
      .padding()
    }
  }
}

struct GameResultListView: View {
  let store: StoreOf<Samples.GameResultListFeature>

  var body: some View {
    List {
      ForEach(store.results) { result in
        HStack {
          Image(systemName: result.correct ? "checkmark.circle" : "x.circle")
          Text("Secret: \(result.counter.secret)")
          Text("Answer: \(result.counter.count)")
        }
        .foregroundColor(result.correct ? .green : .red)
      }
      .onDelete { store.send(.remove(offset: $0)) }
    }
    .navigationTitle("Results")
    .toolbar {
      EditButton()
    }
  }
}

struct SavingGameView: View {
  @Bindable var store: StoreOf<Samples.SavingGame>

  var body: some View {
    NavigationStack {
      Text("\(store.resultState.results.count) results")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            if store.savingResults {
              ProgressView()
            } else {
              Button("Detail") { store.send(.setNavigation(Samples.resultListStateTag)) }
            }
          }
        }
        .navigationTitle("Game")
        .navigationDestination(item: openList) { _ in
          if let store = store.scope(\.resultListState?.value, action: \.listResult) {
            GameResultListView(store: store)
          }
        }
        .alert($store.scope(\.$alert, action: \.alertAction))
    }
  }

  /// The id of the list page while it is open.
  private var openList: Binding<UUID?> {
    Binding(
      get: { @MainActor in store.resultListState?.id },
      set: { @MainActor in store.send(.setNavigation($0)) }
    )
  }
}

@Reducer
struct StandupForm {
  @ObservableState
  struct State: Equatable {
    var focus: Field? = .title
    var standup: Samples.Standup

    enum Field: Hashable {
      case attendee(Samples.Attendee.ID)
      case title
    }
  }

  enum Action: BindableAction {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        let attendee = Samples.Attendee(id: uuid())
        state.standup.attendees.append(attendee)
        state.focus = .attendee(attendee.id)
        return .none
      case .binding:
        return .none
      }
    }
  }
}

struct StandupFormView: View {
  @Bindable var store: StoreOf<StandupForm>
  @FocusState private var focus: StandupForm.State.Field?

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $store.standup.title)
          .focused($focus, equals: .title)
      } header: {
        Text("Standup")
      }
      Section("Attendees") {
        ForEach($store.standup.attendees) { $attendee in
          TextField("Name", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
        }
        Button("Add attendee") { store.send(.addAttendeeButtonTapped) }
      }
    }
    .bind($store.focus, to: $focus)
  }
}

@Reducer
struct StandupList {
  @ObservableState
  struct State: Equatable {
    @Presents var addStandup: StandupForm.State?
    var standups: IdentifiedArrayOf<Samples.Standup> = []
  }

  enum Action {
    case addButtonTapped
    case addStandup(PresentationAction<StandupForm.Action>)
    case saveStandupButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.addStandup = StandupForm.State(
          standup: Samples.Standup(id: uuid(), attendees: [Samples.Attendee(id: uuid())])
        )
        return .none
      case .addStandup:
        return .none
      case .saveStandupButtonTapped:
        guard let standup = state.addStandup?.standup else { return .none }
        state.standups.append(standup)
        state.addStandup = nil
        return .none
      }
    }
    .ifLet(\.$addStandup, action: \.addStandup) { StandupForm() }
  }
}

struct StandupsView: View {
  @Bindable var store: StoreOf<StandupList>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.standups) { standup in
          Text("\(standup.title), \(standup.attendees.count) attendees")
        }
      }
      .navigationTitle("Standups")
      .toolbar {
        Button("Add") { store.send(.addButtonTapped) }
      }
      .sheet(item: $store.scope(\.$addStandup, action: \.addStandup)) { formStore in
        NavigationStack {
          StandupFormView(store: formStore)
            .navigationTitle("New standup")
            .toolbar {
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { store.send(.saveStandupButtonTapped) }
              }
            }
        }
      }
    }
  }
}

@Reducer
struct TallyList {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<TallyFeature.State> = []
  }

  enum Action {
    case addButtonTapped
    case removed(IndexSet)
    case rows(IdentifiedActionOf<TallyFeature>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.rows.append(TallyFeature.State(id: (state.rows.ids.last ?? 0) + 1))
        return .none
      case .removed(let offsets):
        state.rows.remove(atOffsets: offsets)
        return .none
      case .rows:
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) { TallyFeature() }
  }
}

struct TallyListView: View {
  let store: StoreOf<TallyList>

  var body: some View {
    List {
      ForEach(store.scope(\.rows, action: \.rows)) { store in
        HStack {
          Text("Counter \(store.id)")
          Spacer()
          Button("−") { store.send(.decrementButtonTapped) }
          Text("\(store.count)")
          Button("+") { store.send(.incrementButtonTapped) }
        }
      }
      .onDelete { store.send(.removed($0)) }
      Button("Add") { store.send(.addButtonTapped) }
    }
  }
}
