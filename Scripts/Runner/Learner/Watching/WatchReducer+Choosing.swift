import WorkbookKit

extension WatchReducer {
  func choose(by distance: Int, _ state: inout WatchState) {
    let all = state.report.entries.map(\.exercise.id)
    guard state.content == .list, !all.isEmpty else { return }
    let place = state.chosen.flatMap { all.firstIndex(of: $0) } ?? 0
    state.chosen = all[max(0, min(place + distance, all.count - 1))]
    // The page shows the line that is chosen.
    state.offset = nil
  }

  func type(_ number: String, _ state: inout WatchState) {
    state.typed = number
    state.notice = number.isEmpty ? nil : "Go to \(number): enter goes there, escape forgets it."
  }

  func enter(_ state: inout WatchState, _ now: ContinuousClock.Instant) -> [WatchEffect] {
    guard state.typed.isEmpty else {
      let number = state.typed
      type("", &state)
      do {
        let lookup = ExerciseLookup(workbook: state.workbook)
        return show(try lookup.exercise(number).id, &state, now)
      } catch {
        return say("\(error)", &state)
      }
    }
    guard state.content == .list, let chosen = state.chosen else { return [] }
    return show(chosen, &state, now)
  }
}
