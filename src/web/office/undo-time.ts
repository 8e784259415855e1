/** For how many milliseconds a toast offers to undo a change that has removed a row from the screen. */
export const undoTime = 20_000
