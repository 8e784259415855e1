import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { createBrowserRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { person } from '#test/support/dom/person.ts'
import { Dialog } from './dialog.tsx'
import { HoverPopover } from './hover-popover.tsx'
import { useLayersOfRouter } from './use-layers-of-router.ts'

const loads = vi.fn<() => null>(() => null)
let dismissible: boolean
let asks: boolean

/** A page with layers over each other, the number of which is open. */
function Page() {
  const [open, setOpen] = useState(0)
  const [parameters, setParameters] = useSearchParams()
  return (
    <>
      <button type="button" onClick={() => setOpen(open + 1)}>
        Mở
      </button>
      <button type="button" onClick={() => setParameters({ q: 'gà' }, { replace: true })}>
        Tìm
      </button>
      <output>{parameters.get('q')}</output>
      <HoverPopover content="Cả bài">
        <p>Đánh giá</p>
      </HoverPopover>
      {[1, 2, 3].map((each) => (
        <Dialog
          key={each}
          open={open >= each}
          onClose={() => setOpen(asks && each === 1 ? 2 : each - 1)}
          title={`Lớp ${each}`}
          closeLabel={`Đóng ${each}`}
          dismissible={dismissible}
        >
          <Link to="/after" onClick={() => setOpen(0)}>
            {`Đi từ ${each}`}
          </Link>
        </Dialog>
      ))}
    </>
  )
}

function Root() {
  useLayersOfRouter()
  return <Outlet />
}

let router: ReturnType<typeof createBrowserRouter>

async function arrive() {
  const page = { loader: loads, element: <Page /> }
  window.history.replaceState(null, '', '/before')
  router = createBrowserRouter([
    {
      element: <Root />,
      children: [
        { path: '/before', element: 'Trang trước' },
        { path: '/page', ...page },
        { path: '/after', element: 'Trang sau' },
      ],
    },
  ])
  const { unmount } = render(<RouterProvider router={router} />)
  await act(() => router.navigate('/page'))
  loads.mockClear()
  return unmount
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByText(name, { selector: 'button, a' })))
const openCount = () => document.querySelectorAll('dialog[open]').length
const top = () => [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? document.body
const isOnPage = () => !(window.history.state as { layer?: number } | null)?.layer
const path = () => window.location.pathname

/** As the browser's buttons do, and until the layers have been asked and have answered. */
const travel = (delta: number) =>
  act(async () => {
    window.history.go(delta)
    await new Promise((resolve) => setTimeout(resolve))
  })

const ways = {
  Back: () => travel(-1),
  Escape: () => act(async () => void fireEvent(top(), createEvent('cancel', top(), { cancelable: true }))),
  '×': async () => {
    await person().click(screen.getByRole('button', { name: `Đóng ${openCount()}`, hidden: true }))
  },
  'the backdrop': () =>
    act(async () => {
      fireEvent.pointerDown(top())
      fireEvent.click(top())
    }),
}

describe('a layer', () => {
  beforeEach(async () => {
    dismissible = true
    asks = false
    const leave = await arrive()
    return () => {
      leave()
      router.dispose()
    }
  })

  test.each(Object.entries(ways))(
    'closes by %s, keeps the page, loads nothing, and leaves no entry',
    async (_way, close) => {
      await press('Mở')
      expect([openCount(), isOnPage()]).toEqual([1, false])
      await close()
      expect([openCount(), isOnPage(), path()]).toEqual([0, true, '/page'])
      await travel(1)
      expect([openCount(), isOnPage(), path()]).toEqual([0, true, '/page'])
      expect(loads).not.toHaveBeenCalled()
      await travel(-1)
      expect(path()).toBe('/before')
      expect(screen.getByText('Trang trước')).toBeDefined()
    },
  )

  test('that must not be left stays by Back, as often as it is pressed', async () => {
    dismissible = false
    await press('Mở')
    // Browsers skip what is added without a press.
    const added = vi.spyOn(window.history, 'pushState')
    onTestFinished(() => added.mockRestore())
    for (const _ of [1, 2]) {
      await travel(-1)
      expect([openCount(), isOnPage(), path()]).toEqual([1, false, '/page'])
    }
    expect(added).not.toHaveBeenCalled()
  })

  test('that asks before it closes is still there, and Back answers the question by staying', async () => {
    asks = true
    await press('Mở')
    const added = vi.spyOn(window.history, 'pushState')
    onTestFinished(() => added.mockRestore())
    await travel(-1)
    expect([openCount(), added.mock.calls.length]).toEqual([2, 1])
    await travel(-1)
    expect([openCount(), isOnPage(), path()]).toEqual([1, false, '/page'])
  })

  test('and the page are both left by going further back at once', async () => {
    await press('Mở')
    await travel(-2)
    expect([openCount(), path()]).toEqual([0, '/before'])
    expect(screen.getByText('Trang trước')).toBeDefined()
  })

  test.each([1, 2])('has no entry between two pages: a link in the uppermost of %i', async (count) => {
    for (let opened = 0; opened < count; opened++) await press('Mở')
    await press(`Đi từ ${count}`)
    await waitFor(() => expect(screen.getByText('Trang sau')).toBeDefined())
    await travel(-1)
    expect([openCount(), isOnPage(), path()]).toEqual([0, true, '/page'])
    await travel(1)
    expect(path()).toBe('/after')
    await travel(-2)
    expect(path()).toBe('/before')
  })

  test.each(Object.entries(ways))(
    'closed by %s leaves the address that the page has got meanwhile',
    async (_way, close) => {
      await press('Mở')
      await press('Tìm')
      await close()
      expect([screen.getByRole('status').textContent, window.location.search]).toEqual(['gà', '?q=g%C3%A0'])
      expect(isOnPage()).toBe(true)
      await travel(-1)
      expect(path()).toBe('/before')
    },
  )

  test('has one entry, however layers open and close', async () => {
    const step = fc.constantFrom('open', 'forward', ...Object.keys(ways))
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        let open = 0
        for (const each of steps) {
          if (each === 'open' && open < 3) {
            await press('Mở')
            open += 1
          } else if (each === 'forward') await travel(1)
          else if (open > 0 && each in ways) {
            await ways[each as keyof typeof ways]() // what is neither of the others
            open -= 1
          }
          const { layer = 0 } = window.history.state as { layer?: number }
          expect([openCount(), layer, path()]).toEqual([open, open, '/page'])
        }
        while (openCount() > 0) await travel(-1)
      }),
      { numRuns: 25 },
    )
    expect(loads).not.toHaveBeenCalled()
  })

  test('is a popover too that a finger has opened, and none that a pointer rests on', async () => {
    const anchor = screen.getByText('Đánh giá')
    await act(async () => void fireEvent.pointerUp(anchor, { pointerType: 'touch' }))
    expect(isOnPage()).toBe(false)
    await travel(-1)
    expect([screen.queryByText('Cả bài'), isOnPage(), path()]).toEqual([null, true, '/page'])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.pointerEnter(anchor.parentElement ?? anchor, { pointerType: 'mouse' })
    await act(async () => void vi.advanceTimersByTime(1_000))
    expect([screen.queryByText('Cả bài') === null, isOnPage()]).toEqual([false, true])
  })
})
