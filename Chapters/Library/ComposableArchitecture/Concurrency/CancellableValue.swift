extension Task {
  /// The value of this task, which is cancelled when the task that waits for it is.
  public var cancellableValue: Success {
    get async throws(Failure) {
      try await self.cancellableResult.get()
    }
  }

  private var cancellableResult: Result<Success, Failure> {
    get async {
      await withTaskCancellationHandler {
        await self.result
      } onCancel: {
        self.cancel()
      }
    }
  }
}
