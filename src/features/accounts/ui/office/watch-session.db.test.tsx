import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import { toastStore } from '#src/design/toast-store.ts'
import { defaultClockLimits } from '../../rules/session-clock.ts'
import { storedUser, storeUser } from './stored-session.ts'
import { endSession, sessionApi } from './session-api.ts'
import { useSessionCoordinator } from './use-session-coordinator.ts'
import { useSignOut } from './use-sign-out.ts'

const restaurant = testRestaurant()
const page = '/staff/orders?period=week'
const signInPage = `/login?next=${encodeURIComponent(page)}`
const minute = 60_000

function Page() {
  useSessionCoordinator()
  const { signOut } = useSignOut()
  return <button onClick={() => signOut()}>Đăng xuất</button>
}

async function show(loading?: Promise<unknown>) {
  const shown = await showOfficePart(restaurant, 'staff', <Page />, {
    address: page,
    ...(loading && { loading }),
  })
  // The simulated document has no locks: here whoever asks is the first.
  const request = (_name: string, _options: object, hold: (lock: object) => unknown) =>
    Promise.resolve(hold({}))
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  return { ...shown, reload }
}

/** What the other tabs have stored reaches this one. */
const heard = (key: string | null) => act(() => void fireEvent(window, new StorageEvent('storage', { key })))
const forget = () => ['user', 'loginTime', 'lastActivity'].forEach((key) => localStorage.removeItem(key))
const store = (changes: object) => {
  const user = storedUser()
  if (user) storeUser({ ...user, ...changes })
}
/** So many minutes pass without anybody doing anything; then the page looks at the clock. */
function idle(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * minute)
  act(() => void fireEvent(document, new Event('visibilitychange')))
}

afterEach(() => vi.restoreAllMocks())

describe('a page whose session another tab', () => {
  test.each([['user'], [null]])('ends is left at once, with the address to return to (%s)', async (key) => {
    const { address, toast } = await show()
    forget()
    heard(key)
    await waitFor(() => expect(address()).toBe(signInPage))
    // The tab that has ended it says why.
    expect(toast()).toBe('')
  })

  test('takes over for somebody else is loaded anew', async () => {
    const { address, reload } = await show()
    store({ id: 'somebody-else' })
    heard('user')
    expect(reload).toHaveBeenCalled()
    expect(address()).toBe(page)
  })

  test('changes the name in stays', async () => {
    const { address, reload } = await show()
    store({ fullName: 'Tên Mới' })
    heard('user')
    expect(reload).not.toHaveBeenCalled()
    expect(address()).toBe(page)
  })

  test('prolongs is no longer warned', async () => {
    const { toast } = await show()
    idle(defaultClockLimits.timeoutMinutes - 2)
    await waitFor(() => expect(toast()).toContain('sau 2 phút nữa'))
    localStorage.setItem('lastActivity', String(Date.now()))
    heard('lastActivity')
    await waitFor(() => expect(toast()).toBe(''))
  })
})

describe('the session of a page', () => {
  test('is prolonged by what one does', async () => {
    const { toast } = await show()
    idle(defaultClockLimits.timeoutMinutes - 1)
    await waitFor(() => expect(toast()).toContain('sau 1 phút nữa'))
    // Whoever is away reads it on coming back.
    const warning = toastStore.snapshot().at(-1)
    expect(warning?.duration).toBe(Infinity)
    // A second look at the clock says nothing new.
    idle(0)
    expect(toastStore.snapshot().at(-1)?.id).toBe(warning?.id)
    fireEvent.keyDown(window, { key: 'a' })
    await waitFor(() => expect(toast()).toBe(''))
    expect(Number(localStorage.getItem('lastActivity'))).toBe(Date.now())
  })

  test('is noted to be in use every five seconds at most', async () => {
    await show()
    const noted = () => Number(localStorage.getItem('lastActivity'))
    const start = noted()
    for (const [seconds, isNoted] of [
      [4.999, false],
      [5, true],
    ] as const) {
      vi.setSystemTime(start + seconds * 1000)
      fireEvent.mouseMove(window)
      expect([seconds, noted()]).toEqual([seconds, isNoted ? Date.now() : start])
    }
  })

  test('that nobody has used for too long ends here and on the server, with a text', async () => {
    const { address, network, toast } = await show()
    idle(defaultClockLimits.timeoutMinutes + 1)
    await waitFor(() => expect(address()).toBe(signInPage))
    expect(toast()).toContain('Bạn đã được đăng xuất do không hoạt động')
    await waitFor(() => expect(network.sentTo('POST /api/admin/logout')).not.toEqual([]))
    expect(storedUser()).toBeNull()
  })

  test('that nobody has used for too long ends here, also where the server cannot be reached', async () => {
    const { address, network } = await show()
    network.cut('POST /api/admin/logout')
    idle(defaultClockLimits.timeoutMinutes + 1)
    await waitFor(() => expect(address()).toBe(signInPage))
    expect(network.sentTo('POST /api/admin/logout')).toHaveLength(1)
  })

  test('goes on where the server cannot be told what one does', async () => {
    const { address, network } = await show()
    network.cut('GET /api/auth/session')
    idle(6)
    fireEvent.keyDown(window, { key: 'a' })
    await waitFor(() => expect(network.sentTo('GET /api/auth/session')).toHaveLength(1))
    await act(() => Promise.resolve())
    expect([address(), storedUser() === null]).toEqual([page, false])
  })

  test.each([
    ['moving the mouse', () => fireEvent.mouseMove(window)],
    ['pressing it', () => fireEvent.mouseDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Shift' })],
    ['scrolling', () => fireEvent.scroll(window)],
    ['touching', () => fireEvent.touchStart(document.body)],
  ])('is prolonged by %s, and the server is told of it', async (_what, does) => {
    const { network } = await show()
    idle(6)
    does()
    expect(Number(localStorage.getItem('lastActivity'))).toBe(Date.now())
    await waitFor(() => expect(network.sentTo('GET /api/auth/session')[0]?.url).toContain('active=true'))
  })

  test('is not prolonged on the server by what the page fetches by itself', async () => {
    const { network } = await show()
    idle(2)
    await sessionApi.call('GET /api/staff/me')
    fireEvent.keyDown(window, { key: 'a' })
    await sessionApi.call('GET /api/staff/me')
    const marks = network.sentTo('GET /api/staff/me').map(({ headers }) => headers['X-Background'])
    expect(marks).toEqual(['true', undefined])
  })

  test('is prolonged by what is scrolled within the page, and by keys that a dialog keeps to itself', async () => {
    await show()
    const inner = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => inner.remove())
    inner.addEventListener('keydown', (event) => event.stopPropagation())
    for (const does of [() => fireEvent.scroll(inner), () => fireEvent.keyDown(inner, { key: 'a' })]) {
      idle(1)
      does()
      expect(Number(localStorage.getItem('lastActivity'))).toBe(Date.now())
    }
  })

  test('that is over stays over, whatever one does first', async () => {
    const { address } = await show()
    vi.setSystemTime(Date.now() + (defaultClockLimits.timeoutMinutes + 1) * minute)
    fireEvent.mouseDown(window)
    await waitFor(() => expect(address()).toBe(signInPage))
  })

  test.each([
    ['a tab that slept', () => fireEvent(document, new Event('visibilitychange'))],
    ['a page out of the browser’s memory', () => fireEvent(window, new Event('pageshow'))],
  ])('that ran out is over as soon as %s shows itself again', async (_what, appear) => {
    const { address } = await show()
    vi.setSystemTime(Date.now() + (defaultClockLimits.timeoutMinutes + 1) * minute)
    act(() => void appear())
    await waitFor(() => expect(address()).toBe(signInPage))
  })

  test.each([
    ['read', 'Phiên làm việc của bạn đã hết hạn. Vui lòng đăng nhập lại để tiếp tục.'],
    ['write', 'Phiên làm việc hết hạn'],
  ] as const)(
    'that the server has ended says so where a %s was rejected, and leads to the sign-in',
    async (call, text) => {
      const { address, toast } = await show()
      act(() => void endSession(call))
      await waitFor(() => expect(toast()).toContain(text))
      expect(storedUser()).toBeNull()
      await waitFor(() => expect(address()).toBe(signInPage))
    },
  )

  test('that the server has ended is found out when it is told what one does', async () => {
    const { network, address, toast } = await show()
    network.respond('GET /api/auth/session', 200, { user: null, expiry: null, demoHint: false })
    idle(6)
    fireEvent.keyDown(window, { key: 'a' })
    await waitFor(() => expect(toast()).toContain('Phiên làm việc của bạn đã hết hạn'))
    await waitFor(() => expect(address()).toBe(signInPage))
  })

  test('that the server has ended leaves the text its second, whatever other tabs and the clock say', async () => {
    const { address, toast } = await show()
    act(() => void endSession('read'))
    await waitFor(() => expect(toast()).toContain('Phiên làm việc của bạn đã hết hạn'))
    heard('user')
    idle(0)
    await act(() => Promise.resolve())
    expect(address()).toBe(page)
    await waitFor(() => expect(address()).toBe(signInPage))
  })

  test('that one has ended oneself leads to the sign-in page and nowhere back, while that page is on its way', async () => {
    const signIn = Promise.withResolvers<unknown>()
    const { address, user } = await show(signIn.promise)
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(storedUser()).toBeNull())
    fireEvent.mouseMove(window)
    heard('user')
    expect(address()).toBe(page)
    await act(async () => signIn.resolve(null))
    await waitFor(() => expect(address()).not.toBe(page))
    expect(address()).toBe('/login')
  })

  test('that one is ending leads nowhere back, though another tab is the first to hear of it', async () => {
    const { address, user, network } = await show()
    const release = network.holdResponses('POST /api/admin/logout')
    await user.click(screen.getByRole('button'))
    forget()
    heard('user')
    await waitFor(() => expect(address()).not.toBe(page))
    expect(address()).toBe('/login')
    await act(async () => release())
  })

  test('is no longer watched once the page has been left', async () => {
    const { leave, address, reload } = await show()
    leave()
    store({ id: 'somebody-else' })
    heard('user')
    forget()
    heard('user')
    idle(defaultClockLimits.timeoutMinutes + 1)
    fireEvent.mouseDown(window)
    fireEvent(window, new Event('pageshow'))
    expect(reload).not.toHaveBeenCalled()
    expect(address()).toBe(page)
  })
})
