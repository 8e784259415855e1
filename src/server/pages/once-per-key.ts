/** Lets all who ask for the same thing at the same moment wait for one piece of work. */
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
