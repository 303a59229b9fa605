/// A reducer in the place of a feature's own one, in the stores in which the feature runs for the
/// first time meanwhile. A suite asks with it whether a parent runs its child, or copies its rules.
package struct ReplacedFeature: Sendable {
  @TaskLocal package static var current: ReplacedFeature?

  private let body: any Sendable

  /// - Parameters:
  ///   - feature: The feature whose reducer does not run.
  ///   - reduce: Runs in its place.
  package init<Feature: Reducer>(
    _ feature: Feature.Type,
    reduce: @escaping @Sendable (inout Feature.State, Feature.Action) -> Effect<Feature.Action>
  ) {
    body = Body<Feature>(reduce: reduce)
  }

  /// - Returns: nil if the reducer stands in the place of another feature's.
  func reducer<Feature: Reducer>(
    of feature: Feature.Type
  ) -> Reduce<Feature.State, Feature.Action>? {
    (body as? Body<Feature>).map { Reduce($0.reduce) }
  }

  private struct Body<Feature: Reducer>: Sendable {
    let reduce: @Sendable (inout Feature.State, Feature.Action) -> Effect<Feature.Action>
  }
}
