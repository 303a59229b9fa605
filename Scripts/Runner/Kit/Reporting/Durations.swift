extension Duration {
  package var seconds: Double { self / .seconds(1) }

  /// In seconds with one digit after the point.
  package var secondsText: String { "\((seconds * 10).rounded() / 10)" }
}
