// caught by: A delivery adds as many parcels as it brings
// REGION 1
    case .parcelsDelivered(let number):
      number - 1
