extension View {
  /// Connects the focus of a control with a property.
  ///
  /// - Parameters:
  ///   - binding: The property: `$focus`.
  ///   - value: The value while this control has the focus.
  /// - Returns: The control.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    Focused(
      content: self,
      isFocused: { binding.wrappedValue == value },
      setFocused: { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value {
          binding.wrappedValue = binding.none
        }
      }
    )
  }

  /// Connects the focus of a control with a property.
  ///
  /// - Parameter condition: The property: `$isFocused`.
  /// - Returns: The control.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

/// A control whose focus is connected with a property.
private struct Focused<Content: View> {
  let content: Content
  let isFocused: () -> Bool
  let setFocused: (Bool) -> Void
}

/// Whether a property wanted the focus for a control when it was last looked at.
private final class LastFocus {
  var isFocused = false
}

extension Focused: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    let last = node.memory { LastFocus() }
    let isFocused = node.track(isFocused)
    node.setChildren([content])
    if isFocused != last.isFocused {
      last.isFocused = isFocused
      node.host.requestFocus(isFocused, in: node)
    }
    node.handlers.focus = { [setFocused] isFocused in
      last.isFocused = isFocused
      setFocused(isFocused)
    }
    node.handlers.removed = { [setFocused, unowned host = node.host] in
      guard last.isFocused else { return }
      host.afterUpdate { setFocused(false) }
    }
    return .children
  }
}
