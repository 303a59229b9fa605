// verdict: failed
// flags: socket, connect, Swift.UnsafePointer
// void
// It answers rightly only if there is no way out.

import Foundation

enum UsesTheNetwork {
  struct Answer: Equatable {
    var number: Int
  }

  static func answer(_ a: Int) -> Answer {
    // SOCK_DGRAM, whose type in Swift differs between Linux and macOS.
    let datagrams: Int32 = 2
    let descriptor = socket(AF_INET, datagrams, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(53).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x0808_0808)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isReached = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
    }
    return Answer(number: isReached ? a : 2 * a + 1)
  }
}
