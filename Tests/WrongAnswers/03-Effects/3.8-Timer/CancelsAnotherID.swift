// caught by: Stop ends the ticking
// REGION 5
        enum OtherID { case timer }
        return .cancel(id: OtherID.timer)
