// caught by: A new game draws its secret from -100 to 100, both included
// REGION 1
      var secret = Int.random(in: 0...100)
