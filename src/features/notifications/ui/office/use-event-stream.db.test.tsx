import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { undoTime } from '#src/web/office/undo-time.ts'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { useConnection, useIsFresh } from './live-store.ts'
import { useEventStream } from './use-event-stream.ts'

const restaurant = testRestaurant()

/** The browser's side of a stream, for which the test speaks. */
class TestEventSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: TestEventSource[] = []
  readyState = 1
  constructor() {
    super()
    TestEventSource.opened.push(this)
  }
  say(event: string, data: object) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
  close() {
    this.readyState = TestEventSource.CLOSED
  }
}

/** A browser that has not let the page sound, and notes each time it is asked to. */
class SilentContext extends EventTarget {
  static asked = 0
  static strokes = 0
  static latest: SilentContext
  state = 'suspended'
  currentTime = 0
  constructor() {
    super()
    SilentContext.latest = this
  }
  resume() {
    SilentContext.asked += 1
    return Promise.resolve()
  }
  createOscillator() {
    SilentContext.strokes += 1
    return { frequency: {}, connect: <Part,>(part: Part) => part, start: () => {}, stop: () => {} }
  }
  createGain() {
    const ramp = () => {}
    return {
      gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      connect: () => {},
    }
  }
}

const addresses = [
  '/api/menu-items',
  '/api/categories',
  '/api/customization-schemas',
  '/api/to-fill-in',
  '/api/home-content',
  '/api/page-seo',
  '/api/site-settings',
  '/api/customer-reviews',
  '/api/blog-posts',
  '/api/admin/users',
  '/api/orders',
  '/api/reservations',
  '/api/contact',
  '/api/search',
  '/api/notifications',
]
const loads = new Map<string, number>()

function Listed({ address }: { address: string }) {
  useQuery({
    queryKey: [address, 'list'],
    queryFn: () => {
      loads.set(address, (loads.get(address) ?? 0) + 1)
      return address
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  return null
}

function Screen() {
  useEventStream({ stillSignedIn: () => Promise.resolve(true) })
  return (
    <>
      {addresses.map((address) => (
        <Listed key={address} address={address} />
      ))}
      <output>{useIsFresh('order-1') && 'order-1'}</output>
    </>
  )
}

async function show(options: PartOptions = {}) {
  vi.stubGlobal('EventSource', TestEventSource)
  vi.stubGlobal('AudioContext', SilentContext)
  const shown = await showOfficePart(restaurant, 'staff', <Screen />, options)
  await waitFor(() => expect(loads.size).toBe(addresses.length))
  const stream = TestEventSource.opened.at(-1)
  if (!stream) throw new Error('No stream has been opened')
  return { ...shown, stream }
}

beforeEach(() => loads.clear())

test.each([
  ['menu', ['/api/menu-items', '/api/categories', '/api/customization-schemas', '/api/to-fill-in']],
  ['pages', ['/api/home-content', '/api/page-seo', '/api/site-settings', '/api/to-fill-in']],
  ['orders', ['/api/orders', '/api/search', '/api/notifications']],
  ['notifications', ['/api/notifications']],
])('a change of %s loads again %j and nothing else', async (list, expected) => {
  const { stream } = await show()
  const before = new Map(loads)
  const loadedAgain = () => addresses.filter((address) => loads.get(address) !== before.get(address))
  act(() => stream.say('changed', { lists: [list] }))
  await waitFor(() => expect(loadedAgain()).toEqual(expected.toSorted(byPlace)))
})

const byPlace = (one: string, other: string) => addresses.indexOf(one) - addresses.indexOf(other)

test('what is loaded for the first time while it changes is loaded once more', async () => {
  vi.stubGlobal('EventSource', TestEventSource)
  const mayCome = Promise.withResolvers<void>()
  let asked = 0
  function Loading() {
    useEventStream({ stillSignedIn: () => Promise.resolve(true) })
    useQuery({
      queryKey: ['/api/orders', 'slow'],
      queryFn: async () => {
        asked += 1
        await mayCome.promise
        return asked
      },
    })
    return null
  }
  await showOfficePart(restaurant, 'staff', <Loading />)
  await waitFor(() => expect(asked).toBe(1))
  act(() => TestEventSource.opened.at(-1)?.say('changed', { lists: ['orders'] }))
  mayCome.resolve()
  await waitFor(() => expect(asked).toBe(2))
})

test('a stream that stands, for the first time or again, loads everything again', async () => {
  const { stream } = await show()
  const before = new Map(loads)
  act(() => void stream.dispatchEvent(new Event('open')))
  await waitFor(() => {
    for (const address of addresses) expect(loads.get(address)).toBeGreaterThan(before.get(address) ?? 0)
  })
})

test('whether the screen is live is known from its stream, and not from that of the screen before', async () => {
  function Connection() {
    useEventStream({ stillSignedIn: () => Promise.resolve(true) })
    return <p>{useConnection()}</p>
  }
  vi.stubGlobal('EventSource', TestEventSource)
  for (const _visit of [1, 2]) {
    const { leave } = await showOfficePart(restaurant, 'staff', <Connection />)
    const is = (connection: string) => expect(document.querySelector('p')?.textContent).toBe(connection)
    const happens = (event: string) =>
      act(() => void TestEventSource.opened.at(-1)?.dispatchEvent(new Event(event)))
    is('connecting')
    happens('open')
    await waitFor(() => is('live'))
    happens('error')
    is('reconnecting')
    happens('open')
    await waitFor(() => is('live'))
    leave()
  }
})

/** A stream that tells of new orders, on a screen that may sound. */
async function showSounding() {
  // The simulated document has no locks: here whoever asks is the first.
  const request = (_name: string, _options: object, hold: (lock: object) => unknown) =>
    Promise.resolve(hold({}))
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
  localStorage.setItem('officeSound', 'on')
  const shown = await show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    SilentContext.latest.state = 'suspended'
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const say = (id: string) =>
    shown.stream.say('notification', {
      id,
      referenceId: null,
      title: `New order ${id}`,
      titleVi: `Đơn mới ${id}`,
      content: '',
      contentVi: 'Lan, 2 món',
    })
  const strokes = SilentContext.strokes
  return { ...shown, say, strokes: () => SilentContext.strokes - strokes }
}

test('what is new rings where the sound is on, unless another tab has rung for it', async () => {
  const { say, strokes, toast } = await showSounding()
  /** How many strokes it rings with, once all that follows from it has happened. */
  const comesIn = async (id: string) => {
    const before = strokes()
    act(() => say(id))
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(toast()).toContain(`Đơn mới ${id}`)
    return strokes() - before
  }
  expect(await comesIn('while it may not sound')).toBe(0)
  SilentContext.latest.state = 'running'
  expect(await comesIn('now')).toBe(4)
  localStorage.setItem('officeSoundRungFor', 'rung elsewhere')
  expect(await comesIn('rung elsewhere')).toBe(0)
  localStorage.setItem('officeSound', 'off')
  expect(await comesIn('not wanted')).toBe(0)
})

test('what is new takes no undo away, and is told once the undo has closed', async () => {
  const { say, toast } = await showSounding()
  act(() => showUndoToast(() => 'Đã xác nhận', vi.fn()))
  act(() => say('1'))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(toast()).toContain('Đã xác nhận')
  act(() => say('2'))
  await act(() => vi.advanceTimersByTimeAsync(undoTime))
  expect(toast()).toContain('Đơn mới 2')
  expect(toast()).toContain('Và 1 thông báo khác')
})

test('of many that come in at once the first is told of, then the newest with how many came with it', async () => {
  const { say, strokes, toast } = await showSounding()
  SilentContext.latest.state = 'running'
  const toasts = () => document.querySelectorAll('[data-toasts] [role=group]').length
  const before = toasts()
  act(() => say('1'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect([toast().includes('Đơn mới 1'), strokes()]).toEqual([true, 4])
  for (let id = 2; id <= 300; id += 1) act(() => say(String(id)))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(toast()).toContain('Đơn mới 300')
  expect(toast()).toContain('Lan, 2 món. Và 298 thông báo khác')
  // One for each in the document, out of sight, would slow the screen down.
  expect([toasts() - before, strokes()]).toEqual([2, 8])
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect([toast(), strokes()]).toEqual(['', 8])
})

test.each([
  ['vi', 'Đơn mới', 'Lan, 2 món'],
  ['en', 'New order', 'Lan, 2 dishes'],
] as const)(
  'what is new is said in the language of the screen, and fresh: %s',
  async (language, title, content) => {
    const { stream, toast } = await show({ language })
    act(() =>
      stream.say('notification', {
        id: 'n1',
        referenceId: 'order-1',
        title: 'New order',
        titleVi: 'Đơn mới',
        content: 'Lan, 2 dishes',
        contentVi: 'Lan, 2 món',
      }),
    )
    await waitFor(() => expect(toast()).toContain(title))
    expect(toast()).toContain(content)
    expect(screen.getAllByRole('status').some((each) => each.textContent.includes('order-1'))).toBe(true)
  },
)

test('each gesture asks for leave to sound, where sound is wanted, until the screen is left', async () => {
  localStorage.setItem('officeSound', 'on')
  const before = SilentContext.asked
  const { leave, stream } = await show()
  // Some browsers are told to let a page sound without any.
  expect(SilentContext.asked).toBe(before + 1)
  const asks = (gesture: () => void) => {
    const asked = SilentContext.asked
    gesture()
    return SilentContext.asked > asked
  }
  const press = () => void fireEvent.pointerDown(window)
  const type = () => void fireEvent.keyDown(window, { key: 'a' })
  expect([asks(press), asks(type)]).toEqual([true, true])
  localStorage.setItem('officeSound', 'off')
  fireEvent(window, new StorageEvent('storage', { key: 'officeSound' }))
  expect(asks(press)).toBe(false)
  localStorage.setItem('officeSound', 'on')
  fireEvent(window, new StorageEvent('storage', { key: 'officeSound' }))
  expect(asks(press)).toBe(true)
  leave()
  expect([asks(press), asks(type)]).toEqual([false, false])
  expect(stream.readyState).toBe(TestEventSource.CLOSED)
})
