const poolSize = 4096

let pool = new Uint8Array()
let used = 0

/**
 * Returns this many random bytes for ids and tokens. No byte is returned twice. The bytes are fetched from the operating system a
 * few kilobytes at a time, because fetching them for each id would make the server slower. Throws for more than 4096 bytes.
 */
export function randomBytes(count: number): Uint8Array {
  if (count > poolSize) throw new RangeError(`More random bytes than ${poolSize} at once: ${count}`)
  if (used + count > pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(poolSize))
    used = 0
  }
  const bytes = pool.slice(used, used + count)
  // Erases the returned bytes from the pool, so that nobody can learn them by reading the program's memory later.
  pool.fill(0, used, used + count)
  used += count
  return bytes
}
