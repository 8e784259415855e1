/** After this many milliseconds every tab knows what the first one stored. */
const heldFor = 10_000

/**
 * True in one of the tabs that claim the same name at the same moment, false in the others. What one tab stores reaches the others
 * a little later, so two tabs could both find something that only one may take. Browsers offer locks only to secure pages; on other
 * pages this is always true.
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
