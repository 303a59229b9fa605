import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A text somewhere on the network, behind an API from before `async`.
struct TextAPI: Sendable {
  /// Asks for the text. The closure is called once, from some thread, with a text, or with an error,
  /// or with neither of the two when the connection was closed without an answer.
  var request:
    @Sendable (
      _ completion: @escaping @Sendable (_ text: String?, _ error: URLError?) -> Void
    ) -> Void
}

extension TextAPI {
  /// The page at example.com.
  static let example = TextAPI { completion in
    URLSession.shared
      .dataTask(with: URL(string: "https://example.com")!) { data, _, error in
        completion(data.map { String(decoding: $0, as: UTF8.self) }, error as? URLError)
      }
      .resume()
  }
}
