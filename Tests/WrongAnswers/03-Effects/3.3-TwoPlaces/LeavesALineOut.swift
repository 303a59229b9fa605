// caught by: Every line has a prediction
// REGION 1
    .a: .pure,
    .b: .input,
    .c: .pure,
    .d: .output,
    .e: .input,
    .f: .output,
    .h: .input,
    .i: .output,
    .j: .input,
