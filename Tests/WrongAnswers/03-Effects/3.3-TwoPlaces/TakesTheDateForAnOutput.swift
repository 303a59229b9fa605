// caught by: Each line does what its prediction says
// REGION 1
    .a: .pure,
    .b: .output,
    .c: .pure,
    .d: .output,
    .e: .input,
    .f: .output,
    .g: .pure,
    .h: .input,
    .i: .output,
    .j: .input,
