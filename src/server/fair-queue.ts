interface FairQueueOptions {
  /** How many pieces of work the queue does at the same time. */
  readonly atOnce?: number
  readonly atOncePerVisitor?: number
  /** How many pieces of work may wait. If absent, any number may wait. */
  readonly limits?: Limits
}

/** How many pieces of work may wait (for each visitor and in all), and the errors with which further work is rejected. */
interface Limits {
  readonly perVisitor: number
  readonly inAll: number
  readonly tooMany: () => Error
  readonly tooBusy: () => Error
}

interface RunOptions {
  /**
   * If several pieces of work have the same key, the queue does only one of them, and all callers get its result. So a key must
   * always stand for the same work.
   */
  readonly key?: string
  /**
   * The queue does preferred work before all other waiting work. If the queue is full, other work never displaces preferred work.
   */
  readonly preferred?: boolean
}

export interface FairQueue {
  /**
   * Does a piece of work when it is this visitor's turn, and resolves or rejects with its result. Visitors take turns, so nobody
   * has to wait because one visitor sends many requests. The promise rejects with `tooMany` if this visitor has too much work
   * waiting. If the whole queue is full, the visitor with the most waiting work loses their last piece, whose promise rejects with
   * `tooBusy`.
   */
  run<Result>(visitor: string, work: () => Promise<Result>, options?: RunOptions): Promise<Result>
}

interface Job {
  readonly start: () => Promise<void>
  readonly reject: (error: Error) => void
  readonly result: Promise<unknown>
  /** How many visitors wait for the result of this job. */
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
 * A queue for work that occupies the event loop, a processor core or memory: rendering a page, beginning a request, making a
 * picture, hashing a password. Visitors take turns. Between two pieces of work the server reads the requests that have arrived
 * meanwhile.
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
      // Some jobs in this visitor's queue may have begun already: another visitor who waits for the same job had an earlier turn.
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
      // The next job does not begin at once, because the server first reads the requests that have arrived meanwhile.
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
   * Whether one more job may wait for a visitor who already has `own` jobs waiting. If the queue is full, this function may make
   * room by rejecting the last job of the visitor with the most jobs.
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
      return job.result as Promise<Result> // this type is right: the result of this work, or of work with the same key
    },
  }
}

/**
 * One visitor no longer waits for this job. If that was the last visitor who waited for the job, the job is rejected with this
 * error.
 */
function giveUp(job: Job, error: () => Error): void {
  job.places -= 1
  if (job.places === 0) job.reject(error())
}
