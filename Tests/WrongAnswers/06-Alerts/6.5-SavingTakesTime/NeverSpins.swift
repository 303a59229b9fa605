// caught by: The toolbar shows a spinner while it is saving
// REGION 1
        .detail
