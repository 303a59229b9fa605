extension DependencyValues {
  /// The path of the feature whose reducer or effect is running.
  var navigationIDPath: NavigationIDPath {
    // Read for each effect, so it does not go through the table of default values.
    get { storage.override(of: NavigationIDPathKey.self)?.value ?? .root }
    set { self[NavigationIDPathKey.self] = newValue }
  }
}

private enum NavigationIDPathKey: DependencyKey {
  static let liveValue = NavigationIDPath.root
  static let testValue = NavigationIDPath.root
}
