/** For how many milliseconds a toast offers to undo a change whose row has left the screen. */
export const undoTime = 20_000
