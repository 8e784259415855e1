interface FairQueueOptions {
  /** How many pieces of work are done at the same time. */
  readonly atOnce?: number
  readonly atOncePerVisitor?: number
  /** If limits are absent, any number of pieces of work may wait. */
  readonly limits?: Limits
}

/** How many pieces of work may wait, and the errors with which the others are rejected. */
interface Limits {
  readonly perVisitor: number
  readonly inAll: number
  readonly tooMany: () => Error
  readonly tooBusy: () => Error
}

interface RunOptions {
  /**
   * Pieces of work with the same key are done once, and all callers that wait for them get the one result. So a key must always
   * mean the same work.
   */
  readonly key?: string
  /** Preferred work is done before all other work that waits. Other work never takes the place of preferred work. */
  readonly preferred?: boolean
}

export interface FairQueue {
  /**
   * Does a piece of work when it is this visitor's turn, and resolves or rejects with its result. Visitors take turns, so a visitor
   * who sends many requests makes only themselves wait. The promise rejects with `tooMany` if this visitor has too much work
   * waiting. If the whole queue is full, the last piece of work of the visitor who has the most in it rejects with `tooBusy`.
   */
  run<Result>(visitor: string, work: () => Promise<Result>, options?: RunOptions): Promise<Result>
}

interface Job {
  readonly start: () => Promise<void>
  readonly reject: (error: Error) => void
  readonly result: Promise<unknown>
  /** How many visitors wait for this job. */
  places: number
  isBegun: boolean
}

interface Turn {
  readonly visitor: string
  readonly job: Job
}

/** The waiting jobs of each visitor, in the order of the visitors' turns. */
type Line = Map<string, Job[]>

/**
 * A queue for work that takes the event loop, a processor core or memory: rendering a page, beginning a request, making a picture,
 * hashing a password. Visitors take turns. Between two pieces of work the server reads the requests that have arrived meanwhile.
 */
export function fairQueue({
  atOnce = Infinity,
  atOncePerVisitor = atOnce,
  limits,
}: FairQueueOptions): FairQueue {
  const keyed = new Map<string, Job>()
  const preferredLine: Line = new Map()
  const commonLine: Line = new Map()
  const underWay = new Map<string, number>()
  let underWayInAll = 0
  let waiting = 0

  function beginNext(): void {
    for (let turn = nextTurn(); turn; turn = nextTurn()) begin(turn)
  }

  function nextTurn(): Turn | undefined {
    if (underWayInAll >= atOnce) return undefined
    return turnIn(preferredLine) ?? turnIn(commonLine)
  }

  function turnIn(line: Line): Turn | undefined {
    for (const [visitor, queue] of line) {
      if ((underWay.get(visitor) ?? 0) >= atOncePerVisitor) continue
      // Jobs in this visitor's queue may already have begun, because another visitor who waits for the same job had a turn before.
      const next = queue.findIndex(({ isBegun }) => !isBegun)
      const job = queue[next]
      const over = queue.splice(0, job ? next + 1 : queue.length)
      waiting -= over.length
      // This visitor has had a turn. If more of the visitor's jobs wait, the visitor goes to the end of the line.
      line.delete(visitor)
      if (queue.length > 0) line.set(visitor, queue)
      if (job) return { visitor, job }
    }
    return undefined
  }

  function begin({ visitor, job }: Turn): void {
    job.isBegun = true
    count(visitor, 1)
    void job.start().then(() =>
      // The next job does not begin at once, because the server first reads what has arrived meanwhile.
      setImmediate(() => {
        count(visitor, -1)
        beginNext()
      }),
    )
  }

  function count(visitor: string, change: 1 | -1): void {
    underWayInAll += change
    const own = (underWay.get(visitor) ?? 0) + change
    if (own > 0) underWay.set(visitor, own)
    else underWay.delete(visitor)
  }

  /**
   * Whether one more job may wait for a visitor who has `own` jobs waiting. If all places are taken, the last job of the visitor
   * with the most jobs may be rejected to make room.
   */
  function makeRoom(own: number, preferred: boolean, { inAll, tooBusy }: Limits): boolean {
    if (waiting < inAll) return true
    const isBefore = preferred && commonLine.size > 0
    const line = preferred && !isBefore ? preferredLine : commonLine
    const [first = ['', []], ...others] = line
    const [visitor, queue] = others.reduce(
      (most, each) => (each[1].length > most[1].length ? each : most),
      first,
    )
    if (queue.length <= (isBefore ? 0 : own + 1)) return false
    const job = queue.pop()
    if (queue.length === 0) line.delete(visitor)
    waiting -= 1
    if (job) giveUp(job, tooBusy)
    return true
  }

  function newJob<Result>(work: () => Promise<Result>, key: string | undefined): Job {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const start = async () => {
      try {
        resolve(await work())
      } catch (error) {
        reject(error)
      }
    }
    const job = { start, reject, result: promise, places: 0, isBegun: false }
    if (key !== undefined) {
      keyed.set(key, job)
      const forget = () => keyed.delete(key)
      void promise.then(forget, forget)
    }
    return job
  }

  return {
    async run<Result>(
      visitor: string,
      work: () => Promise<Result>,
      { key, preferred = false }: RunOptions = {},
    ) {
      const line = preferred ? preferredLine : commonLine
      const own = line.get(visitor) ?? []
      const known = key === undefined ? undefined : keyed.get(key)
      if (known && (known.isBegun || own.includes(known))) return known.result as Promise<Result> // of the same key
      if (limits && own.length >= limits.perVisitor) throw limits.tooMany()
      const job = known ?? newJob(work, key)
      job.places += 1
      if (limits && !makeRoom(own.length, preferred, limits)) giveUp(job, limits.tooBusy)
      else {
        line.set(visitor, own)
        own.push(job)
        waiting += 1
        beginNext()
      }
      return job.result as Promise<Result> // the result of this work, or of work with the same key
    },
  }
}

/** One visitor no longer waits for this job. If no visitor waits for it any more, the job is rejected with this error. */
function giveUp(job: Job, error: () => Error): void {
  job.places -= 1
  if (job.places === 0) job.reject(error())
}
