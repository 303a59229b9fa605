import ComposableArchitecture
import Testing

extension Screen {
  /// Checks that features keep what the screen shows, and not the code of views.
  ///
  /// - Parameter situation: What has happened so far, as whole sentences.
  public func expectViewsToKeepNothing(
    after situation: String,
    at place: SourceLocation = #_sourceLocation
  ) {
    let before = "\(self)"
    let models = modelsOfViews.map { "`\($0)`" }.joined(separator: ", ")
    forgetValuesOfViews()
    let after = "\(self)"
    #expect(
      models.isEmpty && after == before,
      """
      \(situation) \
      \(models.isEmpty
        ? "Then each `@State` that the code of a view had set began again, and the screen changed."
        : "A view keeps \(models) in a `@State`, which is no store.") \
      What the app knows and decides belongs into the state of a feature: there an action changes it, and \
      a test of a store reaches it. Look at the `@State` properties of your views. A view keeps its store, \
      and what only a control writes.

      \(before)

      \(after)
      """,
      sourceLocation: place
    )
  }
}
