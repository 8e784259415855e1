/** For so many milliseconds a toast offers to undo what is no longer on the screen. */
export const undoTime = 20_000
