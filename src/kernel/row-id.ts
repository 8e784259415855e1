let counter = 0

/**
 * An id for a row people may meet: prefix, time, a counter that tells two made in one millisecond apart, and a random
 * tail that tells two servers apart.
 */
export function rowId(prefix: string, now: Date): string {
  counter = (counter + 1) % 46_656
  const tail = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
  return `${prefix}_${now.getTime().toString(36)}${counter.toString(36).padStart(3, '0')}${tail.toString(36)}`
}
