import { randomBytes } from './random-bytes.ts'

let counter = 0

/**
 * Makes an id for a row that people may see. It consists of a prefix, the time, a counter (so that two ids of the same millisecond
 * differ) and a random end (so that the ids of two servers differ).
 */
export function rowId(prefix: string, now: Date): string {
  counter = (counter + 1) % 46_656
  const [high = 0, low = 0] = randomBytes(2)
  const tail = high * 256 + low
  return `${prefix}_${now.getTime().toString(36)}${counter.toString(36).padStart(3, '0')}${tail.toString(36)}`
}
