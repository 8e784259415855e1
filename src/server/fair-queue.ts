const maxPerVisitor = 40
const maxWaiting = 400

interface Job<Result> {
  readonly key: string
  readonly start: () => Promise<void>
  readonly reject: (error: Error) => void
  readonly result: Promise<Result>
}

/** Jobs of each visitor, in the order of the visitors' turns. */
type Line<Result> = Map<string, Job<Result>[]>

export interface FairQueue<Result> {
  /**
   * Does a piece of work once for all who wait for its key. Visitors take turns, so that one who asks for much waits for it
   * alone; those who are `preferred` take theirs before all others and lose no place to them. Rejects with `tooMany` where
   * one has too much waiting, with `tooBusy` where all together have.
   */
  run(
    visitor: string,
    key: string,
    work: () => Promise<Result>,
    options?: { readonly preferred?: boolean },
  ): Promise<Result>
}

interface FairQueueOptions {
  /** How many pieces of work are done at the same time. */
  readonly atOnce?: number
  readonly tooMany: () => Error
  readonly tooBusy: () => Error
}

export function fairQueue<Result>({ atOnce = 1, tooMany, tooBusy }: FairQueueOptions): FairQueue<Result> {
  const jobs = new Map<string, Job<Result>>()
  // A job stands in the queue of each visitor who waits for it.
  const preferredLine: Line<Result> = new Map()
  const commonLine: Line<Result> = new Map()
  const underWay = new Set<Job<Result>>()

  function next(): void {
    if (underWay.size >= atOnce) return
    const line = preferredLine.size > 0 ? preferredLine : commonLine
    const [turn] = line
    if (!turn) return
    const [visitor, queue] = turn
    const job = queue.shift()
    // The turn is over: to the end of the line, where anything is left.
    line.delete(visitor)
    if (queue.length > 0) line.set(visitor, queue)
    if (!job || jobs.get(job.key) !== job || underWay.has(job)) return next()
    underWay.add(job)
    void job.start().finally(() => {
      underWay.delete(job)
      jobs.delete(job.key)
      next()
    })
    next()
  }

  /** Takes the last job from whoever has most waiting. False where that is this visitor, or all are preferred to it. */
  function shed(visitor: string, preferred: boolean): boolean {
    const line = commonLine.size > 0 || !preferred ? commonLine : preferredLine
    if (line.size === 0) return false
    const [heaviest, queue] = [...line].reduce((most, each) =>
      each[1].length > most[1].length ? each : most,
    )
    if (heaviest === visitor) return false
    const job = queue.pop()
    if (queue.length === 0) line.delete(heaviest)
    if (job && jobs.get(job.key) === job && !underWay.has(job)) {
      jobs.delete(job.key)
      job.reject(tooBusy())
    }
    return true
  }

  return {
    async run(visitor, key, work, { preferred = false } = {}) {
      const line = preferred ? preferredLine : commonLine
      const own = line.get(visitor) ?? []
      const existing = jobs.get(key)
      if (existing) {
        if (!own.includes(existing)) line.set(visitor, [...own, existing])
        return existing.result
      }
      if (own.length >= maxPerVisitor) throw tooMany()
      if (jobs.size >= maxWaiting && !shed(visitor, preferred)) throw tooBusy()
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      const job: Job<Result> = { key, result: promise, reject, start: () => work().then(resolve, reject) }
      jobs.set(key, job)
      line.set(visitor, [...(line.get(visitor) ?? []), job])
      next()
      return promise
    },
  }
}
