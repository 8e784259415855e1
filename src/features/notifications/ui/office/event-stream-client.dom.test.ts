import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openEventStreamClient } from './event-stream-client.ts'

/** The browser's side of a stream, which the test opens, breaks and speaks for. */
class TestEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly url: string
  readyState = 0

  constructor(url: string) {
    super()
    this.url = url
    sources.push(this)
  }

  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }

  /** The server rejects it: browsers give up then. What breaks off later they restore by themselves. */
  fail(readyState: 0 | 2) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }

  say(event: string, data = '{}') {
    this.dispatchEvent(new MessageEvent(event, { data }))
  }

  close() {
    this.readyState = TestEventSource.CLOSED
  }
}

let sources: TestEventSource[]
const latest = () => {
  const source = sources.at(-1)
  if (!source) throw new Error('No stream has been opened')
  return source
}
const openSources = () => sources.filter(({ readyState }) => readyState !== TestEventSource.CLOSED)
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

const closers: (() => void)[] = []

beforeEach(() => {
  sources = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', TestEventSource)
})
afterEach(() => {
  for (const close of closers.splice(0)) close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Until another stream has been opened. */
async function nextAttempt(): Promise<void> {
  for (const before = sources.length; sources.length === before;) await seconds(1)
}

interface Options {
  readonly tryAgain?: () => Promise<boolean>
  /** Fetches what the screen shows. */
  readonly fetchAll?: () => Promise<boolean>
}

function openClient({
  tryAgain = () => Promise.resolve(true),
  fetchAll = () => Promise.resolve(true),
}: Options = {}) {
  const heard: unknown[] = []
  const connections: string[] = []
  const close = openEventStreamClient({
    onConnection: (connection) => connections.push(connection),
    onOpen: fetchAll,
    onChanged: (lists) => heard.push(lists),
    onNotification: (notification) => heard.push(notification),
    onHeartbeat: () => heard.push('heartbeat'),
    onRejected: tryAgain,
  })
  closers.push(close)
  return { heard, shown: () => connections.at(-1), close }
}

/** One that is open and proven. */
async function openLiveClient(options: Options = {}) {
  const client = openClient(options)
  latest().open()
  await seconds(0)
  expect(client.shown()).toBe('live')
  return client
}

/** Rejects the stream, and returns after how many seconds another one is opened. */
async function secondsToNext(): Promise<number> {
  const before = sources.length
  latest().fail(2)
  for (let second = 1; second <= 40; second += 1) {
    await seconds(1)
    if (sources.length > before) return second
  }
  return Infinity
}

describe('a stream that breaks', () => {
  it('and is rejected is tried again, ever later up to 15 seconds, and soon again after it was proven', async () => {
    openClient()
    const waits = []
    for (let tries = 0; tries < 4; tries += 1) waits.push(await secondsToNext())
    expect(waits).toEqual([1, 2, 4, 8])
    latest().open()
    await seconds(0)
    expect(await secondsToNext()).toBe(1)
    for (let tries = 0; tries < 4; tries += 1) await secondsToNext()
    expect(await secondsToNext()).toBe(15)
    expect(new Set(sources.map(({ url }) => url))).toEqual(new Set(['/api/events']))
  })

  it('is left to the browser for a while, and is live again with what was missed', async () => {
    let fetched = 0
    const { shown } = await openLiveClient({ fetchAll: () => Promise.resolve(++fetched > 0) })
    latest().fail(0)
    expect(shown()).toBe('reconnecting')
    await seconds(30)
    latest().open()
    await seconds(0)
    expect([sources.length, shown(), fetched]).toEqual([1, 'live', 2])
  })

  it('is not tried again where whoever is asked says so', async () => {
    openClient({ tryAgain: () => Promise.resolve(false) })
    expect(await secondsToNext()).toBe(Infinity)
  })

  it('after it has been closed is not opened again, neither while that is asked nor after', async () => {
    const decision = Promise.withResolvers<boolean>()
    const asked = openClient({ tryAgain: () => decision.promise })
    latest().fail(2)
    asked.close()
    decision.resolve(true)
    await seconds(60)
    expect(sources).toHaveLength(1)

    const waiting = openClient()
    latest().fail(2)
    await seconds(0.5)
    waiting.close()
    await seconds(60)
    expect(sources).toHaveLength(2)

    const live = await openLiveClient()
    live.close()
    window.dispatchEvent(new Event('online'))
    await seconds(60)
    expect([openSources(), sources.length, vi.getTimerCount()]).toEqual([[], 3, 0])
  })
})

describe('a connection on which nothing is heard', () => {
  it.each(['heartbeat', 'changed', 'notification'])('is live for as long as each %s comes', async (event) => {
    const { shown } = await openLiveClient()
    for (let count = 0; count < 10; count += 1) {
      await seconds(44)
      latest().say(event, '{"lists":[]}')
    }
    expect([shown(), sources.length]).toEqual(['live', 1])
  })

  it('is lost after 45 seconds, closed, and tried anew until the server responds, one at a time', async () => {
    const { shown } = await openLiveClient()
    await seconds(44.9)
    expect(shown()).toBe('live')
    await seconds(0.1)
    expect([shown(), sources.length]).toEqual(['lost', 2])
    await seconds(300)
    expect(shown()).toBe('lost')
    expect(openSources().length).toBeLessThanOrEqual(1)
    // Each attempt takes 15 seconds, and up to 15 more pass before the next.
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.length).toBeLessThan(16)
    await nextAttempt()
    latest().open()
    await seconds(0)
    expect(shown()).toBe('live')
  })

  it.each(['while it is rejected', 'while the browser restores it', 'before it was ever open'])(
    'is lost after 45 seconds: %s',
    async (how) => {
      const { shown } = how.startsWith('before') ? openClient() : await openLiveClient()
      const breakOff = () => {
        if (how === 'while it is rejected') latest().fail(2)
        if (how === 'while the browser restores it') latest().fail(0)
      }
      breakOff()
      for (let second = 0; second < 44; second += 1) {
        await seconds(1)
        if (openSources().length > 0) breakOff()
        expect(shown()).not.toMatch(/lost|live/)
      }
      await seconds(2)
      expect(shown()).toBe('lost')
    },
  )

  it('is no longer lost only once what the screen shows has been fetched', async () => {
    const fetching: PromiseWithResolvers<boolean>[] = []
    const { shown } = openClient({
      fetchAll() {
        fetching.push(Promise.withResolvers())
        return fetching.at(-1)?.promise ?? Promise.resolve(false)
      },
    })
    await seconds(45)
    latest().open()
    await seconds(1)
    expect(shown()).toBe('lost')
    // No response came: a stream can be open on a connection that carries nothing else.
    fetching.at(-1)?.resolve(false)
    await nextAttempt()
    expect(shown()).toBe('lost')
    latest().open()
    fetching.at(-1)?.resolve(true)
    await seconds(0)
    expect(shown()).toBe('live')
  })

  it('says nothing of the connection that has taken its place', async () => {
    const fetching = Promise.withResolvers<boolean>()
    const { shown } = openClient({ fetchAll: () => fetching.promise })
    latest().open()
    latest().fail(0)
    fetching.resolve(true)
    await seconds(0)
    expect(shown()).toBe('reconnecting')
  })
})

describe('a page that wakes', () => {
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  it('has lost its connection at once, until another one is proven', async () => {
    const fetching = Promise.withResolvers<boolean>()
    let isLive = false
    const { shown } = await openLiveClient({
      fetchAll: () => (isLive ? fetching.promise : Promise.resolve(true)),
    })
    isLive = true
    see('hidden')
    expect(shown()).toBe('live')
    await seconds(30)
    see('visible')
    expect([shown(), sources.length, openSources()]).toEqual(['lost', 2, [latest()]])
    latest().open()
    await seconds(1)
    expect(shown()).toBe('lost')
    fetching.resolve(true)
    await seconds(0)
    expect(shown()).toBe('live')
  })

  it('opens one connection, however many events tell of it', async () => {
    await openLiveClient()
    see('visible')
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('resume'))
    expect(sources).toHaveLength(2)
    // What is under way since long may be as dead as the one before.
    await seconds(5)
    window.dispatchEvent(new Event('online'))
    expect([sources.length, openSources()]).toEqual([3, [latest()]])
  })

  it('tries again at once, however long the next attempt would have been away', async () => {
    const { shown } = await openLiveClient()
    for (let tries = 0; tries < 5; tries += 1) await secondsToNext()
    latest().fail(2)
    const before = sources.length
    window.dispatchEvent(new Event('online'))
    expect([sources.length, shown()]).toEqual([before + 1, 'lost'])
  })
})

it('each message reaches whom it is for', () => {
  const { heard } = openClient()
  latest().say('changed', '{"lists":["orders"]}')
  latest().say('notification', '{"id":"n1"}')
  latest().say('heartbeat')
  expect(heard).toEqual([['orders'], { id: 'n1' }, 'heartbeat'])
})
