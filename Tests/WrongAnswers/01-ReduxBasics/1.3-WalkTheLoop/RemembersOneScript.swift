// caught by: The prediction holds for messages you have not seen
// REGION 2
    predictedCounts.map { start + $0 }
