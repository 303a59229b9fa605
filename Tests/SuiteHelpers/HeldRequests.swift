import ComposableArchitecture

/// Requests of a client that are answered when the test says so.
///
/// A client's closure calls `answer(to:)`. The test waits with `arrival(of:during:)` until a request
/// is there, and answers it with `answer(_:with:)`: so it decides in which order answers come, and no
/// time passes.
public final class HeldRequests<Value: Sendable>: Sendable {
  /// The answer to a request: a value, or an error.
  public typealias Answer = Result<Value, any Error>

  private struct Request {
    let name: String
    let answer: AsyncStream<Answer>.Continuation
  }

  private struct Log {
    var names: [String] = []
    var open: [Request] = []
    var answerAtOnce: (@Sendable (String) -> Answer)?
  }

  private let log = LockIsolated(Log())

  public init() {}

  /// What has been asked for so far, in order.
  public var names: [String] { log.value.names }

  /// Waits for the test's answer. A server has a request, even if nobody waits for the answer any more:
  /// to cancel the task changes nothing.
  public func answer(to name: String) async throws -> Value {
    let (answers, continuation) = AsyncStream.makeStream(of: Answer.self)
    let immediate = log.withValue { log in
      log.names.append(name)
      let immediate = log.answerAtOnce?(name)
      if immediate == nil { log.open.append(Request(name: name, answer: continuation)) }
      return immediate
    }
    if let immediate { return try immediate.get() }
    // A task of its own is not cancelled with the one that asks.
    let answer = await Task { await answers.first { _ in true } }.value
    guard let answer else { throw CancellationError() }
    return try answer.get()
  }

  /// Waits until there has been a request, or until the effects of an action are over without one.
  ///
  /// - Parameters:
  ///   - name: What is asked for.
  ///   - count: How many requests of this name there have to be.
  ///   - task: The task of the action that may make the request.
  public func arrival(of name: String, times count: Int = 1, during task: StoreTask) async {
    let work = RunningWork(task)
    await waitFor { work.isOver || log.value.names.count { $0 == name } >= count }
  }

  /// Answers the oldest open request of a name; does nothing if there is none.
  public func answer(_ name: String, with answer: Answer) {
    let request = log.withValue { log in
      log.open.firstIndex { $0.name == name }.map { log.open.remove(at: $0) }
    }
    request?.answer.yield(answer)
  }

  /// Answers all open requests, and each later one at once.
  public func answerAll(with answer: @escaping @Sendable (String) -> Answer) {
    let open = log.withValue { log in
      log.answerAtOnce = answer
      defer { log.open = [] }
      return log.open
    }
    for request in open { request.answer.yield(answer(request.name)) }
  }
}
