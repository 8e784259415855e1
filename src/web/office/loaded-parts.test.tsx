import { showElement } from '#test/support/dom/shown-element.tsx'
import { MantineProvider } from '@mantine/core'
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { ApiError } from '../api.ts'
import { LanguageProvider } from '../language.tsx'
import { ListRows } from './list-rows.tsx'
import { Loaded } from './loaded.tsx'
import { OverviewList } from './overview-list.tsx'
import { AbsentRow, rowOf, rowState, useShownRow } from './row-state.tsx'

const framed = (inside: ReactNode) => (
  <MantineProvider env="test">
    <LanguageProvider rendered="en">{inside}</LanguageProvider>
  </MantineProvider>
)

/** What stands in for the call that loads again. */
const refetch = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
const texts = { title: 'Orders', loading: 'Loading', failed: 'Not loaded', nothing: 'None', missing: 'Gone' }
const rows = [{ id: 'a' }, { id: 'b' }]
const statuses = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
const failures = () => screen.queryAllByRole('alert').length

describe.each([
  [
    'what a query loads',
    (query: { data?: typeof rows; isError: boolean }) => (
      <Loaded query={{ data: undefined, ...query, refetch }} texts={texts} height="1rem">
        {(data) => data.map(({ id }) => <p key={id}>{`Row ${id}`}</p>)}
      </Loaded>
    ),
  ],
  [
    'a list on an overview',
    ({ data, isError }: { data?: typeof rows; isError: boolean }) => (
      <OverviewList
        query={{ data: data && { rows: data, total: 2, next: undefined }, isError, refetch }}
        texts={texts}
        action={null}
        renderRow={({ id }) => <p>{`Row ${id}`}</p>}
      />
    ),
  ],
])('%s', (_what, part) => {
  test('is loading, or has failed and can be loaded again, and stays once it is there', () => {
    refetch.mockClear()
    const { redraw } = showElement(framed(part({ isError: false })))
    expect([statuses(), failures()]).toEqual([['Loading'], 0])
    redraw(framed(part({ isError: true })))
    expect([statuses(), failures()]).toEqual([[], 1])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
    redraw(framed(part({ data: rows, isError: false })))
    expect([screen.getAllByText(/^Row/).length, statuses(), failures()]).toEqual([2, [], 0])
    // Loaded again, in vain.
    redraw(framed(part({ data: rows, isError: true })))
    expect(screen.getAllByText(/^Row/)).toHaveLength(2)
  })
})

test('a list on an overview says that there is nothing', () => {
  showElement(
    framed(
      <OverviewList
        query={{ data: { rows: [], total: 0, next: undefined }, isError: false, refetch }}
        texts={texts}
        action={null}
        renderRow={() => null}
      />,
    ),
  )
  expect(screen.getByText('None')).toBeDefined()
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('region', { name: 'Orders' })).toBeDefined()
})

describe('the rows of a list', () => {
  type Row = { readonly id: string; readonly day: string }
  const clear = vi.fn<() => void>()
  const retry = vi.fn<() => void>()
  const load = vi.fn<() => void>()
  const listTexts = {
    count: (shown: number, total: number) => `${shown} of ${total}`,
    loading: 'Loading',
    failed: 'Not loaded',
    none: { title: 'No orders yet' },
    noneFound: { title: 'No such orders' },
  }
  const some = ['Monday', 'Monday', 'Tuesday', 'Monday'].map((day, index) => ({ id: `${index}`, day }))
  const none = { rows: undefined, total: 0, isFailed: false, isPrevious: false, retry }
  const list = (
    state: Partial<ComponentProps<typeof ListRows<Row>>['list']>,
    more: Partial<ComponentProps<typeof ListRows<Row>>> = {},
  ) =>
    framed(
      <ListRows<Row>
        list={{ ...none, ...state }}
        filters={{ isFiltered: false, clear }}
        texts={listTexts}
        look="lines"
        renderRow={({ id }) => `Row ${id}`}
        {...more}
      />,
    )
  const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent)
  const shownRows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

  test('are on their way, or have failed to come and can be asked for again', () => {
    const { redraw } = showElement(list({}))
    expect([statuses(), failures()]).toEqual([['Loading'], 0])
    redraw(list({ isFailed: true }))
    expect([statuses(), failures()]).toEqual([[], 1])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('stay in sight where they could not be loaded again, and while others are on their way', () => {
    const { redraw } = showElement(list({ rows: some, total: 9, isFailed: true }))
    expect([statuses(), failures(), shownRows().length]).toEqual([['4 of 9'], 1, 4])
    const isBusy = () => screen.getByRole('list').getAttribute('aria-busy')
    expect(isBusy()).toBe('false')
    redraw(list({ rows: some, total: 9, isPrevious: true }))
    expect([isBusy(), shownRows().length]).toEqual(['true', 4])
  })

  test('are none, or none that the filters leave, which can be taken away', () => {
    const { redraw } = showElement(list({ rows: [] }))
    expect([statuses(), headings(), screen.queryByRole('button')]).toEqual([
      ['0 of 0'],
      ['No orders yet'],
      null,
    ])
    redraw(list({ rows: [] }, { filters: { isFiltered: true, clear } }))
    expect(headings()).toEqual(['No such orders'])
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(clear).toHaveBeenCalledOnce()
  })

  test('stand under their headings, those that follow each other under one', () => {
    showElement(list({ rows: some, total: 4 }, { headingOf: ({ day }) => day }))
    expect(headings()).toEqual(['Monday', 'Tuesday', 'Monday'])
    expect(screen.getAllByRole('list').map(({ children }) => children.length)).toEqual([2, 1, 1])
    expect(shownRows()).toEqual(['Row 0', 'Row 1', 'Row 2', 'Row 3'])
  })

  test('are followed by more where there are, which are loaded once', () => {
    const { redraw } = showElement(list({ rows: some, total: 9, more: { isLoading: false, load } }))
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }))
    expect(load).toHaveBeenCalledOnce()
    redraw(list({ rows: some, total: 9, more: { isLoading: true, load } }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Load more' }).disabled).toBe(true)
    redraw(list({ rows: some, total: 4 }))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a row that the address names', () => {
  const row = { id: 'a' }
  const gone = new ApiError(404, { message: '' })
  const busy = new ApiError(503, { message: '' })

  test.each([
    ['has not come', undefined, null, 'loading'],
    ['has come', row, null, 'found'],
    ['could not be loaded', undefined, busy, 'failed'],
    ['has come, and could not be loaded again', row, busy, 'found'],
    ['does not exist', undefined, gone, 'missing'],
    ['has come, and is gone', row, gone, 'missing'],
  ])('which %s: %o, %o', (_what, data, error, state) => {
    expect(rowState({ data, error, refetch }).state).toBe(state)
  })

  test('is told in words where it is not there', () => {
    refetch.mockClear()
    const absent = (error: Error | null) =>
      framed(<AbsentRow state={rowState({ data: undefined, error, refetch })} texts={texts} />)
    const { redraw } = showElement(absent(null))
    expect(statuses()).toEqual(['Loading'])
    redraw(absent(gone))
    expect(screen.getByRole('alert').textContent).toBe('Gone')
    redraw(absent(busy))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  test('stays in its dialog while that closes, and where it is gone while it is edited', () => {
    type State = Parameters<typeof useShownRow<typeof row>>
    function Shown({ now, shown }: { now: State[0]; shown: State[1] }) {
      const last = useShownRow(now, shown)
      return <p>{`${last.state} ${rowOf(last)?.id ?? ''}`}</p>
    }
    const found = { state: 'found', row } as const
    const show = (now: State[0], { open, staysOf = '' }: { open: boolean; staysOf?: string }) => (
      <Shown now={now} shown={{ open, stays: ({ id }) => id === staysOf }} />
    )
    const { redraw } = showElement(show({ state: 'loading' }, { open: true }))
    const text = () => screen.getByText(/^(found|loading|missing)/).textContent
    expect(text()).toBe('loading ')
    redraw(show({ state: 'missing' }, { open: true }))
    expect(text()).toBe('missing ')
    redraw(show(found, { open: true }))
    expect(text()).toBe('found a')
    redraw(show({ state: 'loading' }, { open: false }))
    expect(text()).toBe('found a')
    redraw(show({ state: 'missing' }, { open: true, staysOf: 'a' }))
    expect(text()).toBe('found a')
    redraw(show({ state: 'missing' }, { open: true, staysOf: 'b' }))
    expect(text()).toBe('missing ')
  })
})
