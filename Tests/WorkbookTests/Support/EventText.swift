@testable import WorkbookKit

/// Lines as Swift Testing writes them to its event stream.
enum EventText {
  static func id(_ function: String, line: Int = 5, file: String = "1.1-AddTests.swift") -> String {
    #"NumbersTests.AddTests\/\#(function)()\/\#(file):\#(line):4"#
  }

  static func announced(
    _ function: String,
    name: String,
    line: Int = 5,
    file: String = "1.1-AddTests.swift"
  ) -> String {
    #"{"kind":"test","payload":{"displayName":"\#(name)","id":""#
      + id(function, line: line, file: file)
      + #"","isParameterized":false,"kind":"function","name":"\#(function)()","#
      + #""sourceLocation":{"column":4,"fileID":"NumbersTests\/\#(file)","line":\#(line)}},"version":0}"#
  }

  static func event(_ kind: String, of id: String? = nil, symbol: String = "default") -> String {
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    return #"{"kind":"event","payload":{"instant":{"absolute":1.5},"kind":"\#(kind)","#
      + #""messages":[{"symbol":"\#(symbol)","text":"Some words."}]\#(test)},"version":0}"#
  }

  static func issue(
    in id: String?,
    _ text: String,
    comment: String? = nil,
    isKnown: Bool = false,
    line: Int = 7
  ) -> String {
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    let details = comment.map { #",{"symbol":"details","text":"\#($0)"}"# } ?? ""
    return #"{"kind":"event","payload":{"_comments":[\#(comment.map { #""\#($0)""# } ?? "")],"#
      + #""issue":{"isKnown":\#(isKnown),"sourceLocation":{"column":5,"#
      + #""fileID":"NumbersTests\/1.1-AddTests.swift","line":\#(line)}},"kind":"issueRecorded","#
      + #""messages":[{"symbol":"fail","text":"\#(text)"}\#(details)]\#(test)},"version":0}"#
  }

  /// A run that reported these lines.
  static func run(_ lines: [String], termination: Termination = .exited(0)) -> TestReport {
    var reader = EventReader()
    var report = TestReport()
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    bytes.withUnsafeBytes { buffer in
      for record in reader.append(buffer) {
        report.take(record) { "Tests/01-\($0)" }
      }
    }
    report.termination = termination
    return report
  }
}
