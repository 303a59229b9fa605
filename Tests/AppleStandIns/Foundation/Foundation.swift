// Foundation as on macOS: its portable half from the toolchain, Darwin in the C library's place, and
// the few classes of the other half that the runner uses.
@_exported import Darwin
@_exported import FoundationEssentials

public struct CharacterSet: Sendable, ExpressibleByArrayLiteral {
  public static let whitespaces = CharacterSet()
  public static let whitespacesAndNewlines = CharacterSet()
  public static let newlines = CharacterSet()
  public static let alphanumerics = CharacterSet()
  public static let urlPathAllowed = CharacterSet()
  public init() {}
  public init(charactersIn string: String) {}
  public init(arrayLiteral elements: Unicode.Scalar...) {}
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { String(self) }
}

open class NSObject {
  public init() {}
}

open class Thread: NSObject {
  public init(block: @escaping @Sendable () -> Void) {}
  open var stackSize: Int {
    get { 0 }
    set {}
  }
  open func start() {}
  open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}

open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  open func lock(before limit: Date) -> Bool { true }
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

open class NSCondition: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  open func wait() {}
  open func wait(until limit: Date) -> Bool { true }
  open func signal() {}
  open func broadcast() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

extension Error {
  public var localizedDescription: String { "" }
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = format }
}

extension StringProtocol {
  public var precomposedStringWithCanonicalMapping: String { String(self) }
  public var precomposedStringWithCompatibilityMapping: String { String(self) }
  public func addingPercentEncoding(
    withAllowedCharacters allowedCharacters: CharacterSet
  ) -> String? { String(self) }
  public func replacingOccurrences<T: StringProtocol, U: StringProtocol>(
    of target: T,
    with replacement: U
  ) -> String { String(self) }
  public func range<T: StringProtocol>(
    of text: T,
    range: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? { nil }
}

open class FileHandle: NSObject, @unchecked Sendable {
  public static var standardInput: FileHandle { FileHandle() }
  public static var standardOutput: FileHandle { FileHandle() }
  public static var standardError: FileHandle { FileHandle() }
  public override init() {}
  public init(fileDescriptor descriptor: Int32, closeOnDealloc: Bool) {}
  public convenience init?(forReadingAtPath path: String) { nil }
  public var availableData: Data { Data() }
  public func write(_ data: Data) {}
  public func write<T: DataProtocol>(contentsOf data: T) throws {}
  public func read(upToCount count: Int) throws -> Data? { nil }
  public func readToEnd() throws -> Data? { nil }
  public func close() throws {}
}

public let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
public let NSUnderlyingErrorKey = "NSUnderlyingError"

open class NSError: NSObject, Error, @unchecked Sendable {
  open var domain: String { "" }
  open var code: Int { 0 }
  open var userInfo: [String: Any] { [:] }
  open var localizedDescription: String { "" }
}

open class DispatchGroup: @unchecked Sendable {
  public init() {}
  open func enter() {}
  open func leave() {}
  open func wait() {}
}
