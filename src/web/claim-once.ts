/** How many milliseconds the first tab holds its claim. After that time, every other tab can read what the first tab has stored. */
const heldFor = 10_000

/**
 * If several tabs claim the same name at about the same moment, returns true in one of these tabs and false in the others. What one
 * tab stores reaches the others a little later, so without a claim two tabs could both take something that only one may take.
 * Browsers offer locks only to pages sent over HTTPS or from localhost; on other pages this function always returns true.
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
