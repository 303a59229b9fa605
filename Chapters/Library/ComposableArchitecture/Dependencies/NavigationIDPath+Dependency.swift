extension DependencyValues {
  /// The path of the feature whose reducer or effect is running.
  ///
  /// Reducers that hold a child set it; effects that can be cancelled read it when they are made.
  var navigationIDPath: NavigationIDPath {
    get { storage.navigationIDPath }
    set { mutate { $0.navigationIDPath = newValue } }
  }
}
