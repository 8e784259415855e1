import { randomBytes } from './random-bytes.ts'

let counter = 0

/**
 * An id for a row that people may see: a prefix, the time, a counter that makes two ids of one millisecond different, and a random
 * tail that makes the ids of two servers different.
 */
export function rowId(prefix: string, now: Date): string {
  counter = (counter + 1) % 46_656
  const [high = 0, low = 0] = randomBytes(2)
  const tail = high * 256 + low
  return `${prefix}_${now.getTime().toString(36)}${counter.toString(36).padStart(3, '0')}${tail.toString(36)}`
}
