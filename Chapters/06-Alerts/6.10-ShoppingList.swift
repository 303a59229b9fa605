// Remove this line to begin.
//
// Exercise 6.10: a shopping list.
//
// Write the whole feature in this file, inside `enum ShoppingList { … }`: the item, the state, the
// actions, the reducer, the view. The lesson says how the list behaves, and which names the suite
// uses: `Scripts/workbook read 6.10`.
