import { setImmediate } from 'node:timers/promises'

import { showElement } from '#test/support/dom/shown-element.tsx'
import { MantineProvider } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { LanguageProvider } from '../language.tsx'
import { Queries } from '../queries.tsx'
import { ListRows } from './list-rows.tsx'
import type { ListPage } from './office-api.ts'
import { pagedListQuery, usePagedList } from './paged-list.ts'

interface Row {
  readonly id: string
  readonly name?: string
}

interface PageCall extends PromiseWithResolvers<ListPage<Row>> {
  readonly search: string
  readonly cursor: string | undefined
}

/** What has been asked of the server; each waits until it is given its page. */
let asked: PageCall[]

/** The rows that have been rendered, one after the other. */
let rendered: string[]

beforeEach(() => {
  asked = []
  rendered = []
})

function renderRow({ id, name }: Row) {
  rendered.push(id)
  return name ?? id
}

const texts = {
  count: (shown: number, total: number) => `${shown} of ${total}`,
  loading: 'Loading',
  failed: 'Not loaded',
  none: { title: 'None' },
  noneFound: { title: 'None found' },
}

function List({ search }: { readonly search: string }) {
  const client = useQueryClient()
  const list = usePagedList(
    pagedListQuery<Row>(['/api/rows', search], ({ cursor }) => {
      const response = Promise.withResolvers<ListPage<Row>>()
      asked.push({ ...response, search, cursor })
      return response.promise
    }),
  )
  return (
    <>
      {/* As an event of the server does. */}
      <button type="button" onClick={() => void client.invalidateQueries({ queryKey: ['/api/rows'] })}>
        Changed
      </button>
      <ListRows
        list={list}
        filters={{ isFiltered: false, clear: () => {} }}
        texts={texts}
        look="lines"
        renderRow={renderRow}
      />
    </>
  )
}

const framed = (search: string) => (
  <MantineProvider env="test">
    <LanguageProvider rendered="en">
      <Queries>
        <List search={search} />
      </Queries>
    </LanguageProvider>
  </MantineProvider>
)

const ofPages: Readonly<Record<string, ListPage<Row>>> = {
  first: { rows: [{ id: 'a' }, { id: 'b' }], total: 3, next: 'second' },
  second: { rows: [{ id: 'c' }], total: 3, next: undefined },
}
const isAsked = (count: number) => waitFor(() => expect(asked).toHaveLength(count))
const respond = async (place: number, page: ListPage<Row> | undefined) => {
  await isAsked(place + 1)
  const { resolve, reject } = asked[place] ?? Promise.withResolvers()
  await act(async () => (page ? resolve(page) : reject(new TypeError('Failed to fetch'))))
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Load more' })

test('the next page is asked for once, and its button does nothing more until it is there', async () => {
  showElement(framed('once'))
  await respond(0, ofPages['first'])
  await waitFor(() => expect(rows()).toEqual(['a', 'b']))
  expect(more().disabled).toBe(false)
  fireEvent.click(more())
  await isAsked(2)
  await waitFor(() => expect(more().disabled).toBe(true))
  fireEvent.click(more())
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'second'])
  await respond(1, ofPages['second'])
  await waitFor(() => expect(rows()).toEqual(['a', 'b', 'c']))
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('a list that is loaded again shows what it has, and can go on meanwhile', async () => {
  showElement(framed('again'))
  await respond(0, ofPages['first'])
  await waitFor(() => expect(rows()).toEqual(['a', 'b']))
  fireEvent.click(screen.getByText('Changed'))
  await isAsked(2)
  // What follows the question on the screen is there by then.
  await act(() => setImmediate())
  expect([rows(), more().disabled]).toEqual([['a', 'b'], false])
  fireEvent.click(more())
  await isAsked(3)
  await respond(2, ofPages['second'])
  await waitFor(() => expect(rows()).toEqual(['a', 'b', 'c']))
})

test('a next page that does not come leaves what is there, says so, and can be asked for again', async () => {
  showElement(framed('cut'))
  await respond(0, ofPages['first'])
  await waitFor(() => expect(rows()).toEqual(['a', 'b']))
  fireEvent.click(more())
  await isAsked(2)
  await respond(1, undefined)
  expect(await screen.findByText('Not loaded')).toBeDefined()
  expect([rows(), more().disabled]).toEqual([['a', 'b'], false])
  fireEvent.click(more())
  await isAsked(3)
  await respond(2, ofPages['second'])
  await waitFor(() => expect(rows()).toEqual(['a', 'b', 'c']))
  expect(screen.queryByText('Not loaded')).toBeNull()
})

test('another search shows the rows of the one before, marked as such, until its own are there', async () => {
  const { redraw } = showElement(framed('l'))
  await respond(0, ofPages['first'])
  await waitFor(() => expect(rows()).toEqual(['a', 'b']))
  const isBusy = () => screen.getByRole('list').getAttribute('aria-busy')
  expect(isBusy()).toBe('false')
  redraw(framed('la'))
  await isAsked(2)
  await waitFor(() => expect(isBusy()).toBe('true'))
  expect(rows()).toEqual(['a', 'b'])
  await respond(1, ofPages['second'])
  await waitFor(() => expect([rows(), isBusy()]).toEqual([['c'], 'false']))
  expect(asked.map(({ search }) => search)).toEqual(['l', 'la'])
})

test('of a list that is loaded again only what has changed is rendered anew, wherever the others have moved', async () => {
  showElement(framed('new'))
  await respond(0, ofPages['first'])
  await waitFor(() => expect(rows()).toEqual(['a', 'b']))
  rendered = []
  fireEvent.click(screen.getByText('Changed'))
  await respond(1, { rows: [{ id: 'new' }, { id: 'a' }, { id: 'b', name: 'B' }], total: 4, next: undefined })
  await waitFor(() => expect(rows()).toEqual(['new', 'a', 'B']))
  expect(new Set(rendered)).toEqual(new Set(['new', 'b']))
})
