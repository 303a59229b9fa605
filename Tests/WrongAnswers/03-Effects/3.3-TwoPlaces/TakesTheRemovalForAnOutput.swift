// caught by: Each line does what its prediction says
// REGION 1
    .a: .pure,
    .b: .input,
    .c: .pure,
    .d: .output,
    .e: .input,
    .f: .output,
    .g: .output,
    .h: .input,
    .i: .output,
    .j: .input,
