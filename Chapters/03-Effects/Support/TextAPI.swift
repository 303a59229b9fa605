import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A text somewhere on the network, behind an API from before `async`.
struct TextAPI: Sendable {
  /// Asks for the text. The closure is called once, from some thread, with the outcome.
  var request:
    @Sendable (_ completion: @escaping @Sendable (Result<String, URLError>) -> Void) -> Void
}

extension TextAPI {
  /// The page at example.com.
  static let example = TextAPI { completion in
    URLSession.shared
      .dataTask(with: URL(string: "https://example.com")!) { data, _, error in
        if let data {
          completion(.success(String(decoding: data, as: UTF8.self)))
        } else {
          completion(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      .resume()
  }
}
