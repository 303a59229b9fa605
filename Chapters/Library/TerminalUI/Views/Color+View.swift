extension Color: View, PrimitiveView {
  public typealias Body = Never

  func evaluate(in node: ViewNode) -> NodeContent {
    .elements { [self, unowned node] _, traits in
      [Element(.colorArea, of: node, .fill(self), label: "", traits: traits)]
    }
  }
}
