/// A greeting: a value that may be missing.
enum Greeting {
  /// Returns "Hello, Ada (Countess)!" for a person with a title, and "Hello, Ada!" without one. An empty
  /// title counts as none.
  static func text(name: String, title: String?) -> String {
    // TODO: Look whether there is a title. A `!` would crash without one.
    return ""
  }
}
