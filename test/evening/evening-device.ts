import type { EveningServers } from './evening-servers.ts'

/** What a network does to the requests of its devices. */
export interface Network {
  state: 'up' | 'answers-lost' | 'down'
}

export interface Answer {
  readonly status: number
  readonly code: string | undefined
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as the responses of `inject` have it
  json<Value>(): Value
}

/** Sends a request. The result is undefined if there was no answer, in which case nobody knows whether the server has done it. */
export type Call = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<Answer | undefined>

/** Whoever sends requests over a network: a guest's phone, a tablet, the board, the program that prints. */
export function deviceOn(servers: EveningServers, network: Network, cookie?: string): Call {
  return async (method, path, body, headers = {}) => {
    if (network.state === 'down') return undefined
    const own = { ...headers, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) }
    try {
      const response = await servers.send(path, {
        method,
        headers: own,
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (network.state !== 'up') return undefined
      // Whoever reads it names what the contract of the call says.
      const parsed = (text === '' ? undefined : JSON.parse(text)) as never
      const { code }: { code?: string } = response.ok ? {} : parsed
      // A server that dies answers what it still can.
      return response.status >= 500 ? undefined : { status: response.status, code, json: () => parsed }
    } catch {
      return undefined
    }
  }
}

/** The lists that an event stream names as changed. */
export interface Listener {
  isOpen(): boolean
  open(): Promise<void>
  drop(): void
  /** Resolves at the next event, or after so many milliseconds with false. */
  next(milliseconds: number): Promise<boolean>
}

/** Listens to the events of a server, as an open screen does. `told` is called with the lists that have changed. */
export function listenOn(
  servers: EveningServers,
  network: Network,
  cookie: string,
  told: (lists: readonly string[]) => void,
): Listener {
  let stream: AbortController | undefined
  let wake: ((heard: boolean) => void) | undefined

  async function read(own: AbortController, body: NonNullable<Response['body']>): Promise<void> {
    let rest = ''
    try {
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        const events = (rest + chunk).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) {
          const [, data] = /^event: changed\ndata: (.*)$/s.exec(event) ?? []
          if (data === undefined || stream !== own) continue
          told((JSON.parse(data) as { lists: string[] }).lists) // our own server wrote it
          wake?.(true)
        }
      }
    } catch {
      // The server has died, or the network is cut.
    }
    if (stream === own) stream = undefined
    wake?.(true)
  }

  return {
    isOpen: () => stream !== undefined,
    async open() {
      if (network.state === 'down') return
      const own = new AbortController()
      try {
        const { signal } = own
        const response = await servers.send('/api/events', { headers: { cookie }, signal })
        if (!response.ok || !response.body) return
        stream = own
        void read(own, response.body)
      } catch {
        // No server answers; the screen tries again.
      }
    },
    drop() {
      stream?.abort()
      stream = undefined
    },
    next: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(() => resolve(false), milliseconds).unref()
        wake = resolve
      }),
  }
}
