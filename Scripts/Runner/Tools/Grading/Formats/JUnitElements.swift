import WorkbookKit

/// The elements of JUnit's XML that a report is made of.
extension JUnitFormat {
  enum Kind {
    case passed, failure, error, skipped
  }

  enum Outcome {
    case passed
    case failure(String, details: String)
    case error(String, details: String)
    case skipped(String)

    var kind: Kind {
      switch self {
      case .passed: .passed
      case .failure: .failure
      case .error: .error
      case .skipped: .skipped
      }
    }

    var isBad: Bool { kind == .failure || kind == .error }

    /// The content of the test case; nil if it is empty.
    var element: String? {
      switch self {
      case .passed:
        nil
      case .failure(let message, let details):
        XMLText.element(
          "failure",
          ["message": message, "type": "failure"],
          XMLText.escaped(details)
        )
      case .error(let message, let details):
        XMLText.element("error", ["message": message, "type": "error"], XMLText.escaped(details))
      case .skipped(let message):
        XMLText.element("skipped", ["message": message])
      }
    }
  }

  struct Case {
    var name: String
    var group: String
    var result: Outcome

    init(name: String, group: String, result: Outcome) {
      self.name = name
      self.group = group
      self.result = result
    }

    init(_ check: Check, group: String) {
      name = check.name
      self.group = group
      let message = check.issues.first?.comment ?? ""
      let places = check.issues.map { "\($0.file):\($0.line)" }
      let details = ([check.message] + places).joined(separator: "\n")
      switch check.status {
      case .passed: result = .passed
      case .failed: result = .failure(message, details: details)
      case .crashed: result = .error("It crashed. \(message)".trimmed, details: details)
      case .timedOut: result = .error("It did not end. \(message)".trimmed, details: details)
      case .notRun: result = .skipped("It was not run.")
      }
    }

    /// For an exercise whose checks do not say what is wrong.
    init(ofWhole exercise: GradedExercise, group: String) {
      let verdict = exercise.verdict
      let details =
        verdict.diagnostics.flatMap { [$0.headline] + ($0.explanation.map { [$0] } ?? []) }
        + verdict.notes
      switch verdict.status {
      case .doesNotCompile: name = "It compiles"
      case .notStarted: name = "It is begun"
      case .passed, .failed, .crashed, .timedOut, .endedEarly: name = "It comes to its end"
      }
      self.group = group
      result = .error(
        "The exercise: " + verdict.status.words,
        details: details.joined(separator: "\n")
      )
    }

    var text: String {
      let content = result.element.map { "\n      \($0)\n    " }
      return "    "
        + XMLText.element("testcase", ["name": name, "classname": group], content) + "\n"
    }
  }

  struct Suite {
    var name: String
    var cases: [Case]
    var output = ""
    var remarks: [String] = []

    func count(_ kind: Kind) -> Int {
      cases.filter { $0.result.kind == kind }.count
    }

    var text: String {
      let attributes: KeyValuePairs = [
        "name": name,
        "tests": "\(cases.count)",
        "failures": "\(count(.failure))",
        "errors": "\(count(.error))",
        "skipped": "\(count(.skipped))",
      ]
      var content = "\n" + cases.map { $0.text }.joined()
      if !output.isEmpty {
        content += "    " + XMLText.element("system-out", [:], XMLText.escaped(output)) + "\n"
      }
      if !remarks.isEmpty {
        let text = XMLText.escaped(remarks.joined(separator: "\n"))
        content += "    " + XMLText.element("system-err", [:], text) + "\n"
      }
      return "  " + XMLText.element("testsuite", attributes, content + "  ") + "\n"
    }
  }
}
