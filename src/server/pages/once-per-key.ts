/** If the work for a key is under way, a further call with the same key does not start it again but waits for its result. */
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
