// caught by: After a removal, a tap still finds its counter
// REGION 2
        case .counters(.element(let id, let action)):
          if action == .incrementButtonTapped { state.taps += 1 }
          let index = Int(id.uuid.15) - 100
          guard state.counters.indices.contains(index) else { return .none }
          return SlowCounter().reduce(into: &state.counters[index], action: action)
            .map { .counters(.element(id: id, action: $0)) }

// REGION 3
