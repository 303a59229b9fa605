// caught by: A game keeps its secret
// REGION 1
      var secret: Int {
        get { fixedSecret ?? Int.random(in: -100...100) }
        set { fixedSecret = newValue }
      }
      private var fixedSecret: Int?

      init(count: Int = 0, secret: Int? = nil) {
        self.count = count
        fixedSecret = secret
      }
