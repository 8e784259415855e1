import { showElement } from '#test/support/dom/shown-element.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { DragHandle } from './drag-handle.tsx'
import { useRowDrag } from './use-row-drag.ts'
import { MantineProvider } from '@mantine/core'

const drop = vi.fn<(id: string, place: number) => void>()
const ids = ['a', 'b', 'c']

function Rows() {
  const { draggedId, handleOf, styleOf } = useRowDrag(drop)
  return (
    <MantineProvider env="test">
      <ul>
        {ids.map((id) => (
          <li key={id} data-row={id} style={styleOf(id)} aria-label={id} aria-current={draggedId === id}>
            <DragHandle title={`Drag ${id}`} {...handleOf(id)} />
          </li>
        ))}
      </ul>
    </MantineProvider>
  )
}

/** The rows lie 60 pixels apart, the first of them 200 below the top of the window. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = 200 + ids.indexOf(this.getAttribute('data-row') ?? '') * 60 - window.scrollY
    return { top, height: 50 } as DOMRect
  })
  Element.prototype.setPointerCapture = () => {}
})
afterEach(() => {
  vi.restoreAllMocks()
  drop.mockClear()
  window.scrollTo(0, 0)
})

const handle = (id: string) => screen.getByTitle(`Drag ${id}`)
const take = (id: string, more: object = {}) =>
  fireEvent.pointerDown(handle(id), { button: 0, isPrimary: true, pointerId: 1, clientY: 225, ...more })
const move = (id: string, clientY: number) => fireEvent.pointerMove(handle(id), { pointerId: 1, clientY })
const release = (id: string, clientY = 225) => fireEvent.pointerUp(handle(id), { pointerId: 1, clientY })
const offsets = () => screen.getAllByRole('listitem').map(({ style }) => style.translate)

describe('a row dragged by its handle', () => {
  test('follows the pointer, has room made for it, and is dropped in its new place', () => {
    showElement(<Rows />)
    expect(offsets()).toEqual(['', '', ''])
    take('a')
    expect(screen.getByLabelText('a').getAttribute('aria-current')).toBe('true')
    move('a', 225 + 70)
    expect(offsets()).toEqual(['0 70px', '0 -60px', '0 0px'])
    expect(drop).not.toHaveBeenCalled()
    release('a', 225 + 70)
    expect(drop.mock.calls).toEqual([['a', 1]])
    expect(offsets()).toEqual(['', '', ''])
    release('a', 225 + 70)
    expect(drop).toHaveBeenCalledOnce()
  })

  test('is dropped where it is let go, however quickly, before the page has drawn how it got there', () => {
    showElement(<Rows />)
    take('a')
    release('a', 225 + 130)
    expect(drop.mock.calls).toEqual([['a', 2]])
  })

  test('that comes back to its place is not moved', () => {
    showElement(<Rows />)
    take('a')
    move('a', 225 + 70)
    move('a', 225 + 5)
    release('a', 225 + 5)
    expect(drop).not.toHaveBeenCalled()
  })

  test.each([
    ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
    ['the browser', () => fireEvent.pointerCancel(handle('a'))],
  ])('is put back by %s', (_what, cancel) => {
    showElement(<Rows />)
    take('a')
    move('a', 225 + 70)
    cancel()
    expect(offsets()).toEqual(['', '', ''])
    release('a', 225 + 70)
    expect(drop).not.toHaveBeenCalled()
  })

  test.each([{ button: 2 }, { isPrimary: false }])(
    'begins with the first finger or button alone: %o',
    (how) => {
      showElement(<Rows />)
      take('a', how)
      expect(screen.getByLabelText('a').getAttribute('aria-current')).toBe('false')
    },
  )
})

describe('at an edge of the window', () => {
  test.each([
    ['bottom', () => window.innerHeight - 71, 12],
    ['top', () => 71, -12],
  ])('(%s) it scrolls along until the row is dropped', async (_edge, y, by) => {
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    showElement(<Rows />)
    take('a')
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    expect(scrolled).not.toHaveBeenCalled()
    move('a', y())
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: by, behavior: 'instant' }))
    release('a')
    const times = scrolled.mock.calls.length
    await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(scrolled).toHaveBeenCalledTimes(times)
  })

  test('a handle that is pressed there scrolls nothing before it is moved on towards the edge or comes back to it', async () => {
    const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
    const frames = () =>
      act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const bottom = window.innerHeight
    showElement(<Rows />)
    take('a', { clientY: bottom - 40 })
    await frames()
    move('a', bottom - 60)
    await frames()
    expect(scrolled).not.toHaveBeenCalled()
    move('a', bottom - 30)
    await waitFor(() => expect(scrolled).toHaveBeenCalled())
    move('a', bottom - 200)
    await frames()
    scrolled.mockClear()
    move('a', bottom - 50)
    await waitFor(() => expect(scrolled).toHaveBeenCalled())
  })

  test('the row stays under the pointer while the page scrolls', async () => {
    let scrollY = 0
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY)
    vi.spyOn(window, 'scrollBy').mockImplementation(() => void (scrollY = 12))
    showElement(<Rows />)
    take('a')
    move('a', window.innerHeight - 71)
    const by = window.innerHeight - 71 - 225
    await waitFor(() => expect(offsets()[0]).toBe(`0 ${by + 12}px`))
  })
})
