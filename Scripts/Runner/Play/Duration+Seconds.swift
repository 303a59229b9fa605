extension Duration {
  /// A number of seconds, rounded to thousandths: the steps in which a session counts time.
  init(seconds: Double) {
    self = .milliseconds(Int64((seconds * 1_000).rounded()))
  }

  /// The number of seconds, down to whole thousandths.
  var inSeconds: Double { Double(wholeMilliseconds) / 1_000 }

  var wholeMilliseconds: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 1_000 + attoseconds / 1_000_000_000_000_000
  }
}
