/** For this many milliseconds the first tab holds its claim: after that time every tab can read what the first one has stored. */
const heldFor = 10_000

/**
 * True in one of the tabs that claim the same name at about the same moment, false in the others. What one tab stores reaches the
 * other tabs a little later, so without the claim two tabs could both take something that only one may take. Browsers offer locks
 * only to pages sent by HTTPS or from localhost; on other pages this always returns true.
 */
export async function claimOnce(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return await new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null)
      if (lock !== null) await new Promise((done) => setTimeout(done, heldFor))
    }
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
}
