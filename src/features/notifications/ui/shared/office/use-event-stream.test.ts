import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openEventStreamClient } from './use-event-stream.ts'

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

beforeEach(() => {
  sources = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', TestEventSource)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openClient(tryAgain = () => Promise.resolve(true)) {
  const heard: unknown[] = []
  const close = openEventStreamClient({
    onOpen: () => heard.push('live'),
    onChanged: (lists) => heard.push(lists),
    onNotification: (notification) => heard.push(notification),
    onRejected: tryAgain,
  })
  return { heard, close }
}

/** Rejects the stream, and returns after how many seconds another one is opened. */
async function secondsToNext(): Promise<number> {
  const before = sources.length
  latest().fail(2)
  for (let seconds = 1; seconds <= 60; seconds += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    if (sources.length > before) return seconds
  }
  return Infinity
}

it('a stream that is rejected is tried again, ever later up to 15 seconds, and at once again after it stood', async () => {
  openClient()
  const waits = []
  for (let tries = 0; tries < 6; tries += 1) waits.push(await secondsToNext())
  expect(waits).toEqual([1, 2, 4, 8, 15, 15])
  latest().open()
  expect(await secondsToNext()).toBe(1)
  expect(new Set(sources.map(({ url }) => url))).toEqual(new Set(['/api/events']))
})

it('a stream that breaks off is left to the browser, and is live again with what it may have missed', async () => {
  const { heard } = openClient()
  latest().open()
  latest().fail(0)
  await vi.advanceTimersByTimeAsync(60_000)
  latest().open()
  expect(sources).toHaveLength(1)
  expect(heard).toEqual(['live', 'live'])
})

it('a stream is not tried again where whoever is asked says so', async () => {
  openClient(() => Promise.resolve(false))
  expect(await secondsToNext()).toBe(Infinity)
})

it('a stream that has been closed is not opened again, neither while that is asked nor after', async () => {
  const decision = Promise.withResolvers<boolean>()
  const asked = openClient(() => decision.promise)
  latest().fail(2)
  asked.close()
  decision.resolve(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sources).toHaveLength(1)

  const waiting = openClient()
  latest().fail(2)
  await vi.advanceTimersByTimeAsync(500)
  waiting.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sources).toHaveLength(2)

  const live = openClient()
  latest().open()
  live.close()
  expect(latest().readyState).toBe(TestEventSource.CLOSED)
})

it('each message reaches whom it is for', () => {
  const { heard } = openClient()
  latest().dispatchEvent(new MessageEvent('changed', { data: '{"lists":["orders"]}' }))
  latest().dispatchEvent(new MessageEvent('notification', { data: '{"id":"n1"}' }))
  expect(heard).toEqual([['orders'], { id: 'n1' }])
})
