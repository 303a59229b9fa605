// caught by: Three tenths of a second after typing, the shop is asked, and its answer is shown
// REGION 1
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.newItem):
        state.suggestion = nil
        if state.newItem.isEmpty { return .cancel(id: CancelID.suggestion) }
        return .run { [text = state.newItem] send in
          await send(.suggestionResponse(Result { try await suggest(text) }))
        }
        .cancellable(id: CancelID.suggestion, cancelInFlight: true)

      case .suggestionResponse(let result):
        state.suggestion = try? result.get()
        return .none

      case .suggestionTapped:
        guard let suggestion = state.suggestion else { return .none }
        state.newItem = suggestion
        state.suggestion = nil
        return .none

      case .addButtonTapped:
        guard !state.newItem.isEmpty else { return .none }
        state.items.append(ShoppingItem.State(id: uuid(), name: state.newItem))
        state.newItem = ""
        state.suggestion = nil
        return .cancel(id: CancelID.suggestion)

      case .items(.element(let id, .doneToggled)):
        guard let item = state.items[id: id], item.isDone else { return .none }
        state.items.remove(id: id)
        state.items.append(item)
        return .none

      case .clearButtonTapped:
        let count = state.items.count(where: \.isDone)
        guard count > 0 else { return .none }
        state.alert = AlertState {
          TextState("Remove \(count) of \(state.items.count)?")
        } actions: {
          ButtonState(role: .destructive, action: .removeButtonTapped) { TextState("Remove") }
          ButtonState(role: .cancel) { TextState("Keep") }
        }
        return .none

      case .alert(.presented(.removeButtonTapped)):
        state.items.removeAll(where: \.isDone)
        return .none

      case .alert, .binding:
        return .none
      }
    }
    .forEach(\.items, action: \.items) {
      ShoppingItem()
    }
    .ifLet(\.$alert, action: \.alert)
