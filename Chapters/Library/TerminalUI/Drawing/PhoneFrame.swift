extension CellGrid {
  /// The same cells in a frame, as a phone has one.
  package func inPhone() -> CellGrid {
    var framed = CellGrid(width: width + 2, height: height + 2)
    framed.box(framed.area, TextStyle(), in: framed.area)
    framed.place(self, x: 1, y: 1)
    return framed
  }
}
