import WorkbookKit

/// The addresses in the book of everything that pages of the workbook point to.
struct BookAddresses: Sendable {
  /// By the path of a file, relative to the root, or by that and the name of a heading.
  private var addresses: [String: String] = [:]

  mutating func add(_ file: String, anchor: String? = nil, at address: String) {
    addresses[anchor.map { "\(file)#\($0)" } ?? file] = address
  }

  /// The address of a file or of a heading in it; nil if the book has no such page.
  func address(of file: String, anchor: String? = nil) -> String? {
    guard let anchor else { return addresses[file] }
    return addresses["\(file)#\(anchor)"]
  }

  /// The address of a file that a text names, such as `Support/Subscription.swift`.
  func address(ofFile name: String, near folders: [String]) -> String? {
    guard name.hasSuffix(".swift") || name.hasSuffix(".md") else { return nil }
    for folder in folders {
      if let address = addresses[folder.isEmpty ? name : "\(folder)/\(name)"] { return address }
    }
    return nil
  }

  /// The link from one page of the book to an address in it.
  static func link(to address: String, from page: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1)
    if parts.count == 2, parts[0] == page { return "#\(parts[1])" }
    let up = String(repeating: "../", count: page.split(separator: "/").count - 1)
    return up + address
  }
}
