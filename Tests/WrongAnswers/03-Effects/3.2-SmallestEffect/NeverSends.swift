// caught by: The bell is answered once
// REGION 1
            _ = send
