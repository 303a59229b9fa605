/// Which rows an identified array holds, in which order, without looking at a single one.
public struct _RowsIdentity: Equatable {
  private let revision: UInt32
  private let count: Int
  private let storage: UnsafeRawPointer?

  init(revision: UInt32, count: Int, storage: UnsafeRawPointer?) {
    self.revision = revision
    self.count = count
    self.storage = storage
  }
}

extension IdentifiedArray {
  /// The same as before as long as no row came, went or moved.
  var rowsIdentity: _RowsIdentity {
    _RowsIdentity(
      revision: idsRevision,
      count: count,
      // Two arrays may have been changed equally often; they do not share memory unless they are
      // copies of one another.
      storage: storedIDs.withUnsafeBytes(\.baseAddress)
    )
  }
}
