/** By then every tab has heard what the first one stored. */
const heldFor = 10_000

/**
 * True in one of the tabs that claim the same name at the same moment, false in the others. What a tab stores reaches the
 * others a little later, so that two of them can both find what only one is to take. Browsers offer locks to secure
 * pages only; elsewhere it is always true.
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
