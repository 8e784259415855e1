/** Milliseconds. If the newest backup is older than this, a nightly backup has been missed. */
export const backupMissedAfter = 36 * 3_600_000
