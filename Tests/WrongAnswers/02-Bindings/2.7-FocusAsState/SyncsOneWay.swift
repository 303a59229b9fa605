// caught by: The store's focus follows the screen's
// REGION 3
    screen.value = store.focus
