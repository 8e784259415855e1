/** How many devices may be paired at the same time. */
export const maxDevices = 30

/** For how many minutes the pairing link of a new board works. */
export const linkMinutes = 60

/** True while the pairing link of a board that was added at `createdAt` still works. */
export function isLinkValid(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < linkMinutes * 60_000
}
