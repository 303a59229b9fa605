#if os(Linux)
  public import Foundation

  // Foundation has these on Apple's systems only.
  extension URL {
    /// The folder of the person's documents, where `.fileStorage` mostly keeps its files.
    @_disfavoredOverload
    public static var documentsDirectory: URL {
      FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        ?? FileManager.default.homeDirectoryForCurrentUser
    }

    /// The folder of files that nobody needs for long.
    @_disfavoredOverload
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  }
#endif
