import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { SoundingContext } from '#test/support/dom/sounding-context.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { ringChime } from './chime.ts'
import { markFresh, setConnection, useIsFresh } from './live-store.ts'
import { LiveTools } from './live-tools.tsx'
import { SoundOffer } from './sound-offer.tsx'

const restaurant = testRestaurant()
const button = (name: string) => screen.getByRole('button', { name })
const show = (part = <LiveTools />) => showOfficePart(restaurant, 'staff', part, { address: '/staff/orders' })

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the sound', () => {
  test('that waits for a touch says so over the page: nothing moves under the finger when the line goes', async () => {
    localStorage.setItem('officeSound', 'on')
    onTestFinished(() => localStorage.removeItem('officeSound'))
    await show(
      <main>
        <SoundOffer />
      </main>,
    )
    expect(await screen.findByText(/chạm vào màn hình một lần/)).toBeDefined()
    expect(screen.getByRole('main').childElementCount).toBe(0)
  })

  test('that a browser cannot play is said, wherever it is asked for', async () => {
    const { user, toast } = await show(
      <>
        <SoundOffer />
        <LiveTools />
      </>,
    )
    await user.click(button('Chuông báo đơn mới đang tắt'))
    await user.click(await screen.findByRole('button', { name: 'Thử chuông' }))
    await waitFor(() => expect(toast()).toContain('Trình duyệt này không phát được chuông.'))
    await user.click(button('Bật chuông'))
    expect(screen.queryByText('Chuông báo đơn mới đang tắt')).toBeNull()
    expect(screen.getByText(/chạm vào màn hình một lần/)).toBeDefined()
  })

  test('is offered until it is switched on, or dismissed for the restaurant’s day', async () => {
    const { user, leave } = await show(<SoundOffer />)
    await user.click(button('Để hôm khác'))
    expect(screen.queryByText('Chuông báo đơn mới đang tắt')).toBeNull()
    expect(localStorage.getItem('officeSoundDismissedOn')).toBe('2026-05-06')
    leave()
    localStorage.setItem('officeSoundDismissedOn', '2026-05-05')
    await show(<SoundOffer />)
    expect(screen.getByText('Chuông báo đơn mới đang tắt')).toBeDefined()
    act(() => {
      localStorage.setItem('officeSound', 'on')
      window.dispatchEvent(new StorageEvent('storage', { key: 'officeSound' }))
    })
    expect(screen.queryByText('Chuông báo đơn mới đang tắt')).toBeNull()
  })

  test('is offered no more once another tab has dismissed it', async () => {
    await show(<SoundOffer />)
    expect(screen.getByText('Chuông báo đơn mới đang tắt')).toBeDefined()
    act(() => {
      localStorage.setItem('officeSoundDismissedOn', '2026-05-06')
      window.dispatchEvent(new StorageEvent('storage', { key: 'officeSoundDismissedOn' }))
    })
    expect(screen.queryByText('Chuông báo đơn mới đang tắt')).toBeNull()
  })

  test('is switched on with a ring, tried, and switched off in silence; the choice stays on the device', async () => {
    vi.stubGlobal('AudioContext', SoundingContext)
    const { user, toast } = await show(
      <>
        <SoundOffer />
        <LiveTools />
      </>,
    )
    await user.click(button('Chuông báo đơn mới đang tắt'))
    const wanted = await screen.findByRole<HTMLInputElement>('switch', { name: 'Chuông báo đơn mới' })
    expect(wanted.checked).toBe(false)
    await user.click(wanted)
    await waitFor(() => expect(SoundingContext.strokes).toBe(4))
    expect([wanted.checked, localStorage.getItem('officeSound')]).toEqual([true, 'on'])
    // Two strokes, twice, from now on; each of them ends.
    expect(SoundingContext.begun).toEqual([
      { hertz: 880, at: 100 },
      { hertz: 1174.66, at: 100.18 },
      { hertz: 880, at: 100.7 },
      { hertz: 1174.66, at: 100.88 },
    ])
    expect(SoundingContext.ended).toEqual([100.9, 101.08, 101.6, 101.78])
    await waitFor(() => expect(screen.queryByText(/chạm vào màn hình một lần/)).toBeNull())
    await user.click(button('Thử chuông'))
    await waitFor(() => expect(toast()).toContain('chuông sẽ kêu như vậy'))
    expect(SoundingContext.strokes).toBe(8)
    await user.click(wanted)
    expect([wanted.checked, localStorage.getItem('officeSound')]).toEqual([false, 'off'])
    expect(SoundingContext.strokes).toBe(8)
    ringChime()
    expect(SoundingContext.strokes).toBe(12)
    // The browser has taken the leave back, as it does when a call comes in.
    SoundingContext.running.state = 'interrupted'
    ringChime()
    expect(SoundingContext.strokes).toBe(12)
    // Without a gesture it does not even respond; after a second one is told.
    vi.spyOn(SoundingContext.running, 'resume').mockReturnValue(new Promise(() => {}))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(button('Thử chuông'))
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(toast()).not.toContain('Trình duyệt này không phát được chuông.')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(toast()).toContain('Trình duyệt này không phát được chuông.')
    expect(SoundingContext.strokes).toBe(12)
    SoundingContext.running.state = 'running'
  })
})

test('the state of the connection is said, with what it means', async () => {
  await show()
  for (const [state, text] of [
    ['connecting', 'Đang kết nối'],
    ['live', 'Trực tuyến'],
    ['reconnecting', 'Đang kết nối lại'],
    ['lost', 'Mất kết nối'],
  ] as const) {
    act(() => setConnection(state))
    const [status] = screen.getAllByRole('status')
    expect(status?.textContent).toBe(text)
    expect(status?.getAttribute('title')).not.toBe('')
  }
})

test('what has come in is fresh for a minute, each thing for its own', async () => {
  function Fresh() {
    const [one, two, three] = [useIsFresh('one'), useIsFresh('two'), useIsFresh('three')]
    return <p>{[one && 'one', two && 'two', three && 'three'].filter(Boolean).join(' ')}</p>
  }
  await show(<Fresh />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = () => document.querySelector('p')?.textContent
  act(() => markFresh(['one', 'three']))
  act(() => void vi.advanceTimersByTime(30_000))
  act(() => markFresh(['two']))
  expect(shown()).toBe('one two three')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(shown()).toBe('two')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(shown()).toBe('')
})
