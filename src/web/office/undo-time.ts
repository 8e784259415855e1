/** For how many milliseconds a toast offers to undo a change that has removed a row from the screen. */
export const undoTime = 20_000

/** The same for what staff were still entering: they go on at once, and the toast must not cover the form for long. */
export const undoDraftTime = 5000
