import { deviceOn, listenOn, type Call, type Network } from './evening-device.ts'
import type { EveningServers } from './evening-servers.ts'

/** So long a screen may be behind after something has changed, in milliseconds of real time. */
const maxDelay = 5_000

export interface Screen<Shown> {
  readonly call: Call
  /** What the screen shows, which may be old while its network is cut. */
  shown(): Shown | undefined
  /** Shows what the answer to a change says, before the next fetch. */
  put(next: Shown): void
  /** Fetches what the screen shows if an event has said that it has changed, or if the stream was interrupted. */
  catchUp(): Promise<void>
  /** Waits until the screen shows what is right. Returns false if no event makes it do so. */
  comesToShow(isRight: (shown: Shown | undefined) => Promise<boolean>): Promise<boolean>
  /** Says that the screen is there. */
  report(): Promise<void>
  /** How often the screen has fetched. */
  fetches(): number
}

interface Options {
  readonly cookie: string
  readonly network: Network
  readonly path: string
  /** The lists whose changes concern what is shown. */
  readonly lists: readonly string[]
  readonly name: string
}

/** A screen that is fetched again only if an event says so, as the pages of the office are. */
export function openScreen<Shown>(
  servers: EveningServers,
  { cookie, network, path, lists, name }: Options,
): Screen<Shown> {
  let shown: Shown | undefined
  let isStale = true
  let count = 0
  const call = deviceOn(servers, network, cookie)
  const listener = listenOn(servers, network, cookie, (changed) => {
    if (changed.some((list) => lists.includes(list))) isStale = true
  })

  async function catchUp(): Promise<void> {
    if (network.state === 'down') return listener.drop()
    if (!listener.isOpen()) {
      await listener.open()
      isStale = true
    }
    if (!isStale || !listener.isOpen()) return
    isStale = false
    count += 1
    const answer = await call('GET', path)
    if (answer?.status === 200) shown = answer.json<Shown>()
    else isStale = true
  }

  return {
    call,
    shown: () => shown,
    put(next) {
      shown = next
    },
    catchUp,
    async comesToShow(isRight) {
      for (;;) {
        await catchUp()
        const heard = listener.next(maxDelay)
        if (await isRight(shown)) return true
        if (!isStale && listener.isOpen() && !(await heard)) return false
      }
    },
    async report() {
      await call('POST', '/api/presence', { screen: `screen-of-${name}` })
    },
    fetches: () => count,
  }
}
