public import Foundation

/// A text as it is written in code: a literal, with interpolations.
///
/// In an app, it is a key in tables of other languages. Here it is shown as it is. Only values that
/// SwiftUI takes can be interpolated, so that code that compiles here compiles there.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let runs: [TextRun]

  /// Creates a key of a string.
  ///
  /// - Parameter value: The string.
  public init(_ value: String) {
    runs = [TextRun(value)]
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    runs = stringInterpolation.runs
  }

  /// The characters.
  var string: String { runs.map(\.string).joined() }

  /// The parts of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var runs: [TextRun] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      add(literal)
    }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      add(string)
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add("\(value)")
    }

    /// Adds a value that Foundation knows how to write, such as a date.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject,
      formatter: Formatter? = nil
    ) {
      add(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a value in a format, such as `.number`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(format.format(input))
    }

    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) {
      runs += text.runs
    }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) {
      add(image.sign)
    }

    private mutating func add(_ string: String) {
      if let last = runs.indices.last, runs[last].style == TextStyle() {
        runs[last].string += string
      } else if !string.isEmpty {
        runs.append(TextRun(string))
      }
    }
  }
}

/// A number that can be interpolated in a text.
public protocol _FormatSpecifiable: Equatable {}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
