// caught by: Of several links, the one whose tag is selected shows its page
// REGION 3
    selection != nil
