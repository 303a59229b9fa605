// caught by: In a test that says nothing, the test client answers
// REGION 1
  static let testValue = Self { _ in "7 is a test number" }
