// Remove this line to begin.
//
// Exercise 4.18: an order of tea, with two children.
//
// Write three features in this file, inside `enum TeaOrder { … }`: the cups, the coupon, and the
// order that is their parent. Section 4.18 of the lesson has the description, and a table of the
// names that the suite uses: `Scripts/workbook read 4.18`.
