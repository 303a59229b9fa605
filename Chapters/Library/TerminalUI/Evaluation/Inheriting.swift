/// Views whose elements inherit a changed look.
struct Inheriting<Content: View> {
  let content: Content
  let change: @MainActor (inout Traits) -> Void
}

extension Inheriting: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .inheriting { [change] traits in
      var traits = traits
      change(&traits)
      return traits
    }
  }
}

/// Views whose elements are put into others.
struct Wrapping<Content: View> {
  let content: Content
  let role: ElementRole
  let layout: Layout
  var actions = ElementActions()
}

extension Wrapping: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content])
    return .elements { [role, layout, actions, unowned node] children, traits in
      [
        Element(
          role,
          of: node,
          layout,
          traits: traits,
          children: children[0],
          actions: traits.isEnabled ? actions : ElementActions()
        )
      ]
    }
  }
}

/// Views that say something to the areas around them.
struct Telling<Content: View, Other: View> {
  let content: Content
  /// Views that are not a part of the content, but of what it says.
  let other: Other
  let tell: @MainActor (_ other: [Element], _ preferences: inout Preferences) -> Void
}

extension Telling: View, PrimitiveView {
  typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    node.setChildren([content, other])
    return .elements { [tell] children, _ in
      children[0].telling { tell(children[1], &$0) }
    }
  }
}

extension [Element] {
  /// The same elements, of which the first has something more to say to the areas around it.
  @MainActor
  func telling(_ tell: (inout Preferences) -> Void) -> [Element] {
    guard let first else {
      let empty = Element(.stack, of: nil, .vertical(.center, spacing: 0), label: "")
      return [empty].telling(tell)
    }
    var preferences = first.preferences
    tell(&preferences)
    return [first.with(preferences)] + dropFirst()
  }
}
