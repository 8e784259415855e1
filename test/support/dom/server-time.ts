import { noteServerTime } from '#src/web/clock.ts'

/** Tells the page what time it is on the server, to the second, however little that differs from what it believes. */
export function tellServerTime(now: Date | number): void {
  noteServerTime(new Date(0).toUTCString())
  noteServerTime(new Date(now).toUTCString())
}
