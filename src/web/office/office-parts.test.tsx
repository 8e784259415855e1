import { showElement } from '#test/support/dom/shown-element.tsx'
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { ToastRegion } from '#src/design/toast.tsx'
import { toastStore } from '#src/design/toast-store.ts'
import { LanguageProvider } from '../language.tsx'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { CopyButton } from './copy-button.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { Figures, listFigure } from './figures.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { useOpenAddress, useOpenDialog } from './open-dialog.ts'
import { listedRow } from './resource/resource-calls.ts'
import { AddLink, DeleteLink, DetailsLink, EditButton, EditLink } from './row-links.tsx'
import { rowOf, useShownRow } from './row-state.tsx'
import { SaveBar } from './save-bar.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { TableInput } from './table-input.tsx'
import { useEditBase } from './resource/use-edit-base.ts'
import { useUrlFilters, useUrlSearch } from './use-url-search.ts'

afterEach(() => {
  for (const { id } of toastStore.snapshot()) toastStore.dismiss(id)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const framed = (inside: ReactNode) => (
  <MantineProvider env="test">
    <LanguageProvider rendered="en">{inside}</LanguageProvider>
  </MantineProvider>
)
const show = (element: ReactElement) => showElement(framed(element))

/** The same at an address. */
function showAt(address: string, element: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: framed(element) }], {
    initialEntries: ['/before', address],
  })
  const { unmount: leave } = render(<RouterProvider router={router} />)
  return { router, leave }
}

test('what could not be copied is told as an error, what was copied is not', async () => {
  show(
    <>
      <CopyButton text={() => 'Lan'} />
      <ToastRegion label="Toasts" closeLabel="Close" />
    </>,
  )
  const spoken = () => document.querySelector('[aria-live=assertive]')?.textContent
  const press = async () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })))
  await press()
  await vi.waitFor(() => expect(toastStore.snapshot()).toHaveLength(1))
  expect(spoken()).toBe('')
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  document.execCommand = () => false
  await press()
  await vi.waitFor(() => expect(spoken()).not.toBe(''))
})

test('a form that waits for something says for what, and cannot be sent meanwhile', () => {
  const { redraw } = show(<SaveBar isEdited isSending={false} waitsFor="A film is being sent" />)
  const button = () => screen.getByRole<HTMLButtonElement>('button')
  expect([screen.getByRole('status').textContent, button().disabled]).toEqual(['A film is being sent', true])
  redraw(framed(<SaveBar isEdited isSending={false} />))
  const edited = screen.getByRole('status').textContent
  expect([edited !== '', button().disabled]).toEqual([true, false])
  redraw(framed(<SaveBar isEdited={false} isSending={false} />))
  expect(screen.getByRole('status').textContent).not.toBe(edited)
})

test.each([
  [undefined, '–'],
  [0, '0'],
  [9_999, '9,999'],
  [10_000, '10,000'],
  [10_001, '10,000+'],
])('a list of %s rows is counted as %s', (total, shown) => {
  show(<Figures figures={[listFigure('Orders', total)]} />)
  expect(screen.getByRole('definition').textContent).toBe(shown)
})

test('what stands at an end of its list goes no further, and its button keeps the focus', async () => {
  const moved = vi.fn<(by: number) => void>()
  const [up, down] = ['Move Tea up', 'Move Tea down']
  const { user, redraw } = show(<MoveButtons name="Tea" isFirst isLast={false} onMove={moved} />)
  const states = () => [up, down].map((name) => screen.getByLabelText(name).getAttribute('aria-disabled'))
  expect(states()).toEqual(['true', 'false'])
  await user.click(screen.getByLabelText(up))
  expect(document.activeElement).toBe(screen.getByLabelText(up))
  await user.click(screen.getByLabelText(down))
  redraw(framed(<MoveButtons name="Tea" isFirst={false} isLast onMove={moved} />))
  expect(states()).toEqual(['false', 'true'])
  await user.click(screen.getByLabelText(down))
  await user.click(screen.getByLabelText(up))
  expect(moved.mock.calls).toEqual([[1], [-1]])
})

test('a question whether to delete begins at the button that keeps it, and waits for what it has begun', () => {
  const [onClose, onConfirm] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const texts = { title: 'Delete?', text: 'It is lost.' }
  const question = (isPending: boolean) => (
    <ConfirmDeletion open {...{ onClose, onConfirm, texts, isPending }} />
  )
  const { redraw } = show(question(false))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
  const press = () =>
    ['Delete', 'Keep', 'Close'].map((name) => fireEvent.click(screen.getByRole('button', { name })))
  press()
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 2])
  redraw(framed(question(true)))
  press()
  expect([onConfirm.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 2])
})

test('what others have changed meanwhile is told at once, and comes in sight as it grows', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const merge = vi.fn<() => void>()
  const conflict = (changed: [string, string][]) => <EditConflict title="Changed" {...{ changed, merge }} />
  const { redraw } = show(conflict([]))
  expect(screen.getByRole('alert').textContent).toBe('ChangedWhat it says now is being loaded.')
  expect(screen.queryByRole('button')).toBeNull()
  redraw(framed(conflict([['Name', 'Minh']])))
  expect(screen.getByRole('term').textContent).toBe('Name')
  expect(screen.getByRole('definition').textContent).toBe('Minh')
  expect(screen.getByText('Nothing of yours is lost. Now it says:')).toBeDefined()
  expect(scrolled).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByRole('button'))
  expect(merge).toHaveBeenCalledOnce()
})

test('the table of guests is saved as it will be stored, once and only where it is another', () => {
  const save = vi.fn<(label: string) => void>()
  const texts = { label: 'Table', placeholder: 'Table', save: 'Save' }
  const input = (stored: string, isPending = false) => (
    <TableInput stored={stored} isPending={isPending} texts={texts} onSave={save} />
  )
  const { redraw } = show(input('B7'))
  const field = () => screen.getByLabelText<HTMLInputElement>('Table')
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const enter = () => fireEvent.submit(field())
  enter()
  type(' B7 ')
  expect(screen.queryByRole('button')).toBeNull()
  enter()
  expect(save).not.toHaveBeenCalled()
  type(' B8 ')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
  enter()
  redraw(framed(input('B7', true)))
  enter()
  expect([save.mock.calls, field().value]).toEqual([[['B8']], 'B8'])
  // Stored, and changed on another screen after that.
  redraw(framed(input('B8')))
  redraw(framed(input('B9')))
  expect(field().value).toBe('B9')
})

describe('the address', () => {
  test.each(
    Object.entries({
      'the link to add': <AddLink to="?open=new">Open</AddLink>,
      'the link to details': <DetailsLink to="?order=1" label="Open" />,
      'the link to edit': <EditLink to="?open=edit" label="Open" />,
      'the link to delete': <DeleteLink to="?open=delete" label="Open" />,
      'the button to edit': <EditButton to="?open=edit" />,
    }),
  )('is changed by %s without a jump', (_which, link) => {
    const { router } = showAt('/orders', link)
    fireEvent.click(screen.getByRole('link'))
    expect(router.state.location.search).not.toBe('')
    expect(router.state.preventScrollReset).toBe(true)
  })

  test('is changed by filters without a jump, and without a step back unless one is wanted', () => {
    function Filters() {
      const [, set] = useUrlFilters()
      return (
        <>
          <button type="button" onClick={() => set({ period: 'today', q: null })}>
            Today
          </button>
          <button type="button" onClick={() => set({ period: 'week' }, { replace: false })}>
            Week
          </button>
        </>
      )
    }
    const { router } = showAt('/orders?q=lan&order=1', <Filters />)
    const change = (name: string) => {
      fireEvent.click(screen.getByText(name))
      const { location, historyAction, preventScrollReset } = router.state
      return [location.search, historyAction, preventScrollReset]
    }
    expect(change('Today')).toEqual(['?order=1&period=today', 'REPLACE', true])
    expect(change('Week')).toEqual(['?order=1&period=week', 'PUSH', true])
  })

  test('of the details of a row is that of the row alone', () => {
    function Links() {
      const addressOf = useOpenAddress('order')
      return (
        <>
          <DetailsLink to={addressOf({ as: 'details', id: '2' })} label="Details" />
          <EditLink to={addressOf({ as: 'edit', id: '2' })} label="Edit" />
        </>
      )
    }
    showAt('/orders?q=lan&order=1&open=delete', <Links />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/orders?q=lan&order=2',
      '/orders?q=lan&order=2&open=edit',
    ])
  })

  test('marks the tab of its own alone, not those above it', () => {
    showAt(
      '/pages/home',
      <SectionTabs
        label="Parts"
        tabs={[
          { to: '/pages', label: 'All' },
          { to: '/pages/home', label: 'Home' },
        ]}
      />,
    )
    const marked = screen.getAllByRole('link').map((link) => link.getAttribute('aria-current'))
    expect(marked).toEqual([null, 'page'])
  })

  test('that names a thing and no more opens its form; of what nobody knows too', () => {
    function Opened() {
      const { shown } = useOpenDialog('dish', 'edit')
      return <p>{shown.as}</p>
    }
    for (const [query, as] of [
      ['?dish=tea', 'edit'],
      ['?dish=tea&open=else', 'edit'],
      ['?dish=tea&open=delete', 'delete'],
      ['?open=new', 'new'],
      ['', 'nothing'],
    ] as const) {
      const { leave } = showAt(`/dishes${query}`, <Opened />)
      expect(screen.getByText(as)).toBeDefined()
      leave()
    }
  })

  test('opens a dialog again as what it was, and gives a row that has gone its dialog until it is closed', () => {
    function Opened({ dishes }: { readonly dishes: readonly { id: string; name: string }[] }) {
      const { shown, id, dialog, reopen } = useOpenDialog('dish', 'edit')
      const listed = listedRow(
        { data: dishes, isFetching: false, refetch: vi.fn<() => Promise<never>>() },
        id,
      )
      const row = rowOf(useShownRow(listed, { open: dialog.open, stays: (last) => last.id === id }))
      return (
        <>
          <p>{`${shown.as} ${row?.name ?? 'nothing'}${dialog.open ? '' : ', closed'}`}</p>
          <button type="button" onClick={dialog.onClose}>
            Close
          </button>
          <button type="button" onClick={reopen}>
            Open again
          </button>
        </>
      )
    }
    function Page() {
      const [dishes, setDishes] = useState([{ id: 'tea', name: 'Tea' }])
      return (
        <>
          <button type="button" onClick={() => setDishes([])}>
            Delete
          </button>
          <Opened dishes={dishes} />
        </>
      )
    }
    const { router } = showAt('/dishes?q=te&dish=tea&open=schemas', <Page />)
    const press = (name: string) => fireEvent.click(screen.getByText(name))
    press('Delete')
    expect(screen.getByText('schemas Tea')).toBeDefined()
    press('Close')
    expect(screen.getByText('schemas Tea, closed')).toBeDefined()
    expect(router.state.location.search).toBe('?q=te')
    press('Open again')
    expect(screen.getByText('schemas Tea')).toBeDefined()
    expect(router.state.location.search).toBe('?q=te&dish=tea&open=schemas')
  })

  test('of the form that changes a row takes the place of that of the row: going back closes both', () => {
    const { router } = showAt('/orders?order=1', <EditButton to={{ search: '?order=1&open=edit' }} />)
    fireEvent.click(screen.getByRole('link'))
    expect(router.state.historyAction).toBe('REPLACE')
    expect(router.state.location.search).toBe('?order=1&open=edit')
  })

  test('takes what was typed once there is a pause, without the spaces around it, and once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    function Search() {
      const { text, setText, query } = useUrlSearch()
      return (
        <>
          <input aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
          <p>{`Found: ${query}`}</p>
        </>
      )
    }
    const { router } = showAt('/orders', <Search />)
    const searched: string[] = []
    router.subscribe(({ location }) => searched.push(location.search))
    const field = screen.getByLabelText<HTMLInputElement>('Search')
    const type = (value: string) => fireEvent.change(field, { target: { value } })
    type('l')
    act(() => void vi.advanceTimersByTime(299))
    type('la ')
    act(() => void vi.advanceTimersByTime(299))
    expect(searched).toEqual([])
    act(() => void vi.advanceTimersByTime(1))
    expect(new Set(searched)).toEqual(new Set(['?q=la']))
    expect([field.value, screen.getByText('Found: la') !== null]).toEqual(['la ', true])
    act(() => void router.navigate('/orders?q=minh'))
    expect(field.value).toBe('minh')
  })
})

test('an edit goes on from a newer row where nothing that stands in its form has changed', () => {
  interface Row {
    readonly name: string
    readonly table: string
    readonly updatedAt: string
  }
  function Edit({ row, isSending = false }: { readonly row: Row; readonly isSending?: boolean }) {
    const { base, conflictIn } = useEditBase(row, ({ name }) => ({ name }), undefined)
    const form = { values: { name: row.name }, isSending, setValues: () => undefined }
    const [first] = useState(row)
    return <p>{`${first.updatedAt} ${base.updatedAt} ${JSON.stringify(conflictIn(form)?.others)}`}</p>
  }
  const row = { name: 'Lan', table: '', updatedAt: '2026-05-06T05:00:00.000Z' }
  const { redraw } = show(<Edit row={row} />)
  const later = '2026-05-06T05:01:00.000Z'
  redraw(framed(<Edit row={{ ...row, table: 'B7', updatedAt: later }} />))
  expect(screen.getByText(`${row.updatedAt} ${later} undefined`)).toBeDefined()
  const last = '2026-05-06T05:02:00.000Z'
  redraw(framed(<Edit row={{ ...row, name: 'Minh', updatedAt: last }} />))
  expect(screen.getByText(`${row.updatedAt} ${later} {"name":"Minh"}`)).toBeDefined()
  // What is being saved may be in the list before the response comes.
  redraw(framed(<Edit row={{ ...row, name: 'Minh', updatedAt: last }} isSending />))
  expect(screen.getByText(`${row.updatedAt} ${later} undefined`)).toBeDefined()
})
