/// The package of a miniature workbook: a library of one line, which the runner builds as it builds
/// the real one.
enum MiniatureLibrary {
  static func write(to folder: TemporaryFolder) throws {
    let file = "Chapters/Library/ComposableArchitecture/Library.swift"
    try folder.write(manifest, to: "Package.swift")
    try folder.write("public let library = 1\n", to: file)
  }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Miniature",
      products: [
        .library(name: "WorkbookLibrary", type: .dynamic, targets: ["ComposableArchitecture"])
      ],
      targets: [
        .target(
          name: "ComposableArchitecture", path: "Chapters/Library/ComposableArchitecture")
      ],
      swiftLanguageModes: [.v6]
    )

    """
}
