/**
 * Makes a function that does the work for a key only once at a time: a further call with the same key waits for the result of the
 * work that is under way.
 */
export function oncePerKey<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>()
  return (key, work) => {
    const existing = underWay.get(key)
    if (existing) return existing
    const started = work().finally(() => underWay.delete(key))
    underWay.set(key, started)
    return started
  }
}
