// caught by: In the app the numbers are random, within the range, and no two ids are the same
// REGION 3
    generateRandom: { range in Int.random(in: range.lowerBound..<range.upperBound) },
    uuid: { UUID() }
