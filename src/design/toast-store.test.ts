import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function storeWithStates() {
  const store = createToastStore()
  const states = () => store.snapshot().map((toast) => [toast.title, toast.state])
  return { store, states }
}

describe('toasts', () => {
  it('a new toast replaces the one showing, which leaves the document 3000 ms later', () => {
    const { store, states } = storeWithStates()
    store.show({ title: 'Một' })
    store.show({ title: 'Hai' })
    expect(states()).toEqual([
      ['Một', 'dismissed'],
      ['Hai', 'open'],
    ])
    vi.advanceTimersByTime(2999)
    expect(states()).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(states()).toEqual([['Hai', 'open']])
  })

  it('a dismissed toast is out of sight at once and gone after 3000 ms', () => {
    const { store, states } = storeWithStates()
    const id = store.show({ title: 'Một' })
    store.dismiss(id)
    expect(states()).toEqual([['Một', 'dismissed']])
    vi.advanceTimersByTime(3000)
    expect(states()).toEqual([])
  })

  it('news stays five seconds, errors eight, and what asks to stay stays', () => {
    const cases = [
      { content: { title: 'Tin' }, after: 5000 },
      { content: { title: 'Lỗi', tone: 'error' as const }, after: 8000 },
      { content: { title: 'Ngắn', duration: 1000 }, after: 1000 },
    ]
    for (const { content, after } of cases) {
      const { store, states } = storeWithStates()
      store.show(content)
      vi.advanceTimersByTime(after - 1)
      expect(states()).toEqual([[content.title, 'open']])
      vi.advanceTimersByTime(1)
      expect(states()).toEqual([[content.title, 'dismissed']])
    }
    const { store, states } = storeWithStates()
    store.show({ title: 'Ở lại', duration: Infinity })
    vi.advanceTimersByTime(86_400_000)
    expect(states()).toEqual([['Ở lại', 'open']])
  })

  it('the clock stands still while someone reads, and then runs for what was left', () => {
    const { store, states } = storeWithStates()
    store.show({ title: 'Một' })
    vi.advanceTimersByTime(4000)
    store.pause()
    store.pause()
    vi.advanceTimersByTime(60_000)
    store.resume()
    vi.advanceTimersByTime(999)
    expect(states()).toEqual([['Một', 'open']])
    vi.advanceTimersByTime(1)
    expect(states()).toEqual([['Một', 'dismissed']])
  })

  it('the clock of a replaced toast does not dismiss its successor', () => {
    const { store, states } = storeWithStates()
    store.show({ title: 'Một' })
    vi.advanceTimersByTime(4000)
    store.show({ title: 'Hai' })
    vi.advanceTimersByTime(4999)
    expect(states()).toEqual([['Hai', 'open']])
  })
})
