const poolSize = 4096

let pool = new Uint8Array()
let used = 0

/**
 * Returns so many random bytes for ids and tokens; no byte is given twice. They come from the system a few kilobytes at a time,
 * because asking it for each id would lower the orders a second. Throws for more than 4096.
 */
export function randomBytes(count: number): Uint8Array {
  if (count > poolSize) throw new RangeError(`More random bytes than ${poolSize} at once: ${count}`)
  if (used + count > pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(poolSize))
    used = 0
  }
  const bytes = pool.slice(used, used + count)
  // Erases the bytes, so that nobody who reads the memory later learns them.
  pool.fill(0, used, used + count)
  used += count
  return bytes
}
