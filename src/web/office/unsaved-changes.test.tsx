import { showElement } from '#test/support/dom/shown-element.tsx'
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { LanguageProvider } from '../language.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'

const here = window.location.href
const onLeave = vi.fn<() => void>()
/** Told of a click that the browser would follow. */
const followed = vi.fn<() => void>()

const page = (props: { when: boolean; withQuery?: boolean }) => (
  <MantineProvider env="test">
    <LanguageProvider rendered="en">
      <UnsavedChanges {...props} onLeave={onLeave} />
      <a href="/orders">
        <span>Orders</span>
      </a>
      <a href="/?open=new">New</a>
      <a href="/orders" target="_blank" rel="noreferrer">
        In a tab
      </a>
      <a href="/orders.csv" download>
        File
      </a>
      <a href="mailto:lan@example.com">Mail</a>
    </LanguageProvider>
  </MantineProvider>
)
const show = (props: { when: boolean; withQuery?: boolean } = { when: true }) => {
  const shown = showElement(page(props))
  return { ...shown, redraw: (other: { when: boolean }) => shown.redraw(page(other)) }
}
const asks = () => screen.queryByRole('dialog', { name: 'Leave without saving?' }) !== null
const press = (text: string) => fireEvent.click(screen.getByText(text))

class BrowserNavigation extends EventTarget {
  readonly traverseTo = vi.fn<(key: string) => void>()

  go(changes: object = {}, url = new URL('/orders', here).href): Event {
    const event = new Event('navigate', { cancelable: true })
    const facts = { navigationType: 'traverse', destination: { key: 'k1', url }, ...changes }
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value })
    act(() => void this.dispatchEvent(event))
    return event
  }
}

function follow(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return
  if (!event.defaultPrevented) followed()
  // The simulated window shall stay.
  event.preventDefault()
}

beforeEach(() => {
  // Tests of the history before these may have led elsewhere.
  window.history.replaceState(null, '', '/')
  document.addEventListener('click', follow, true)
})
afterEach(() => {
  document.removeEventListener('click', follow, true)
  onLeave.mockClear()
  followed.mockClear()
  vi.unstubAllGlobals()
})

describe('a link away from a page with changes that are not saved', () => {
  test('asks first; one may stay', async () => {
    const { user } = show()
    press('Orders')
    expect(asks()).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay here' }))
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(asks()).toBe(false))
    press('Orders')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(asks()).toBe(false))
    expect([followed.mock.calls.length, onLeave.mock.calls.length]).toEqual([0, 0])
  })

  test('is followed by who leaves, and asks again once there are other changes', async () => {
    const { user, redraw } = show()
    press('Orders')
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect([followed.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1])
    await waitFor(() => expect(asks()).toBe(false))
    redraw({ when: false })
    redraw({ when: true })
    press('Orders')
    expect(asks()).toBe(true)
    expect(followed).toHaveBeenCalledOnce()
  })

  test.each(['New', 'In a tab', 'File', 'Mail'])('does not ask where nothing is left: %s', (text) => {
    show()
    press(text)
    expect([asks(), followed.mock.calls.length]).toEqual([false, 1])
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'does not ask where it opens elsewhere: %o',
    (how) => {
      show()
      fireEvent.click(screen.getByText('Orders'), how)
      expect([asks(), followed.mock.calls.length]).toEqual([false, 1])
    },
  )

  test('asks of another query where that is another form', () => {
    show({ when: true, withQuery: true })
    press('New')
    expect([asks(), followed.mock.calls.length]).toEqual([true, 0])
  })

  test('does not ask without changes, nor once the page has been left', () => {
    const { leave } = show({ when: false })
    press('Orders')
    expect([asks(), followed.mock.calls.length]).toEqual([false, 1])
    leave()
    const other = show()
    other.leave()
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(false)
  })
})

describe('the browser', () => {
  const isAskedToClose = () => {
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    return closing.defaultPrevented
  }

  test('asks before the window is closed, but not who has just decided to leave', async () => {
    const { user } = show()
    expect(isAskedToClose()).toBe(true)
    press('Orders')
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect(isAskedToClose()).toBe(false)
  })

  test('stays at its back button, and goes there once one has decided to leave', async () => {
    const navigation = new BrowserNavigation()
    vi.stubGlobal('navigation', navigation)
    const { user } = show()
    expect(navigation.go().defaultPrevented).toBe(true)
    expect(asks()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect(navigation.traverseTo.mock.calls).toEqual([['k1']])
    expect(navigation.go().defaultPrevented).toBe(false)
  })

  test.each([
    ['a link, which is asked about when it is pressed', { navigationType: 'push' }, undefined],
    ['what cannot be held up', { cancelable: false }, undefined],
    ['the same page with another query', {}, new URL('/?open=new', here).href],
  ])('does not stay for %s', (_what, facts, url) => {
    const navigation = new BrowserNavigation()
    vi.stubGlobal('navigation', navigation)
    show()
    expect(navigation.go(facts, url).defaultPrevented).toBe(false)
    expect(asks()).toBe(false)
  })
})
