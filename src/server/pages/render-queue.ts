/** Thrown where a page would have to wait too long to be rendered; the response is 503. */
export class RenderBusyError extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many pages wait to be rendered')
    this.name = 'RenderBusyError'
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface RenderQueue {
  /**
   * Runs the work as soon as it is this address's turn, and settles as the work does. Rejects with RenderBusyError
   * where too much waits already.
   */
  run<Result>(address: string, work: () => Promise<Result>): Promise<Result>
}

interface Limits {
  /** How many renderings run at once, each for another address. */
  readonly running: number
  readonly waitingPerAddress: number
  readonly waiting: number
}

interface Waiting {
  readonly address: string
  readonly start: () => Promise<void>
  readonly reject: (error: RenderBusyError) => void
}

const retryAfterSeconds = 5

/**
 * Renderings in turn. They take the event loop for milliseconds each, so only a few run at once, other requests go
 * first between them, and addresses take turns: however much one of them asks for, everyone else waits for one rendering
 * of it at most. When the queue is full, the address with the most in it gives up its last.
 */
export function renderQueue(limits: Limits): RenderQueue {
  // In the order of turns: an address that has had its turn goes to the end.
  const waiting = new Map<string, Waiting[]>()
  const running = new Set<string>()
  let length = 0

  function run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const start = async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      }
      if (makeRoom(address)) add({ address, start, reject })
      else reject(new RenderBusyError(retryAfterSeconds))
      startNext()
    })
  }

  function makeRoom(address: string): boolean {
    const own = waiting.get(address)?.length ?? 0
    if (own >= limits.waitingPerAddress) return false
    if (length < limits.waiting) return true
    const longest = [...waiting.values()].reduce(
      (most, list) => (list.length > most.length ? list : most),
      [],
    )
    if (longest.length <= own + 1) return false
    length -= 1
    longest.pop()?.reject(new RenderBusyError(retryAfterSeconds))
    return true
  }

  function add(entry: Waiting): void {
    const own = waiting.get(entry.address) ?? []
    own.push(entry)
    waiting.set(entry.address, own)
    length += 1
  }

  function startNext(): void {
    while (running.size < limits.running) {
      const next = takeNext()
      if (!next) return
      running.add(next.address)
      void begin(next)
    }
  }

  async function begin({ address, start }: Waiting): Promise<void> {
    await start()
    running.delete(address)
    // Not at once: what has arrived in the meantime goes first.
    setImmediate(startNext)
  }

  function takeNext(): Waiting | undefined {
    for (const [address, entries] of waiting) {
      if (running.has(address)) continue
      const [next, ...others] = entries
      waiting.delete(address)
      if (others.length > 0) waiting.set(address, others)
      if (next) length -= 1
      return next
    }
    return undefined
  }

  return { run }
}
