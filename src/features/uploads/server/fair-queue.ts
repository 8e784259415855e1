import { ProblemError } from '#src/kernel/problem.ts'

const maxPerVisitor = 40
const maxWaiting = 400

interface Job {
  readonly key: string
  readonly start: () => Promise<void>
  readonly reject: (error: Error) => void
  readonly result: Promise<string>
}

export interface FairQueue {
  /**
   * Does a piece of work once for all who wait for it, one piece at a time. Visitors take turns, so that one who asks for
   * much waits for it alone. Rejects with 429 where one has too much waiting, with 503 where all together have.
   */
  run(visitor: string, key: string, work: () => Promise<string>): Promise<string>
}

export function fairQueue(): FairQueue {
  const jobs = new Map<string, Job>()
  // In the order of their turns; a job stands in the queue of each visitor who waits for it.
  const queues = new Map<string, Job[]>()
  let busy = false

  function next(): void {
    if (busy) return
    const [turn] = queues
    if (!turn) return
    const [visitor, queue] = turn
    const job = queue.shift()
    // The turn is over: to the end of the line, where anything is left.
    queues.delete(visitor)
    if (queue.length > 0) queues.set(visitor, queue)
    if (!job || jobs.get(job.key) !== job) return next()
    busy = true
    void job.start().finally(() => {
      busy = false
      jobs.delete(job.key)
      next()
    })
  }

  function enqueue(visitor: string, job: Job): void {
    const queue = queues.get(visitor) ?? []
    queues.set(visitor, [...queue, job])
  }

  /** Takes the last job from whoever has most waiting. False where that is this visitor too. */
  function shed(visitor: string): boolean {
    const [heaviest, queue] = [...queues].reduce((most, each) =>
      each[1].length > most[1].length ? each : most,
    )
    if (heaviest === visitor) return false
    const job = queue.pop()
    if (job && jobs.get(job.key) === job) {
      jobs.delete(job.key)
      job.reject(tooBusy())
    }
    return true
  }

  return {
    async run(visitor, key, work) {
      const existing = jobs.get(key)
      if (existing) {
        if (!queues.get(visitor)?.includes(existing)) enqueue(visitor, existing)
        return existing.result
      }
      if ((queues.get(visitor)?.length ?? 0) >= maxPerVisitor) throw tooMany()
      if (jobs.size >= maxWaiting && !shed(visitor)) throw tooBusy()
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      const job: Job = { key, result: promise, reject, start: () => work().then(resolve, reject) }
      jobs.set(key, job)
      enqueue(visitor, job)
      next()
      return promise
    },
  }
}

function tooMany(): ProblemError {
  return new ProblemError(429, {
    message: 'Too many pictures at once. Please wait a moment.',
    code: 'pictures.too-many',
  })
}

export function tooBusy(): ProblemError {
  return new ProblemError(503, { message: 'Too many pictures are being made', code: 'pictures.busy' })
}
