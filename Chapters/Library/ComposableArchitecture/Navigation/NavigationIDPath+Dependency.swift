extension DependencyValues {
  /// The path of the feature whose reducer or effect is running.
  var navigationIDPath: NavigationIDPath {
    get { self[NavigationIDPathKey.self] }
    set { self[NavigationIDPathKey.self] = newValue }
  }
}

private enum NavigationIDPathKey: DependencyKey {
  static let liveValue = NavigationIDPath.root
  static let testValue = NavigationIDPath.root
}
