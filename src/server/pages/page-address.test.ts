import { expect, it } from 'vitest'

import { settableClock } from '#test/support/settable-clock.ts'
import { createApi } from '#src/web/api.ts'
import type { PossibleValues } from '#src/web/page-handle.ts'
import { pageAddresses } from './page-address.ts'

/** The address of the menu, asked for with this category and search; the categories there are come from `load`. */
function menuAddress(category: string, load: PossibleValues, q = '', lang = '', language?: string) {
  const content = {
    version: () => 1,
    changesAt: () => {},
    isHeard: () => true,
    change: <R>(work: (tx: never) => Promise<R>) => work({} as never),
  } // no change goes through it here
  const api = createApi(() => Promise.reject(new Error('These pages load their values without the API')))
  const page = {
    path: '/menu',
    isOtherSpelling: false,
    isMissing: false,
    isPersonal: false,
    isPublic: true,
    handle: { cachedParameters: { category: load }, freeParameters: ['q'] },
  }
  const parameters = new URLSearchParams({ category, q, lang })
  return pageAddresses(
    { content, clock: settableClock('2026-05-06T05:00:00Z') },
    api,
  )({ page, parameters, language })
}

it('a page is stored under the values that it knows, and without those it does not know', async () => {
  const load = async () => ['pizza']
  expect(await menuAddress('pizza', load)).toMatchObject({
    search: '?category=pizza',
    key: 'vi /menu?category=pizza',
  })
  expect(await menuAddress('soup', load)).toMatchObject({ search: '', key: 'vi /menu' })
})

it('a page whose values cannot be loaded is rendered as asked for and never stored', async () => {
  const load = () => Promise.reject(new Error('The database is away'))
  expect(await menuAddress('pizza', load)).toMatchObject({ search: '?category=pizza', key: undefined })
})

it('a page of what somebody searches is rendered with the search and never stored', async () => {
  const load = async () => ['pizza']
  expect(await menuAddress('pizza', load, ' oven ')).toMatchObject({
    search: '?category=pizza&q=oven',
    key: undefined,
  })
  expect(await menuAddress('pizza', load, ' ')).toMatchObject({ key: 'vi /menu?category=pizza' })
})

it.each([
  ['', undefined, 'vi', ''],
  ['', 'en', 'en', ''],
  ['vi', 'en', 'vi', '&lang=vi'],
  ['en', 'vi', 'en', '&lang=en'],
  ['fr', 'en', 'en', ''],
  ['', 'fr', 'vi', ''],
])(
  'a page asked for in %j by somebody whose cookie says %j is in %s',
  async (lang, cookie, language, query) => {
    const search = `?category=pizza${query}`
    expect(await menuAddress('pizza', async () => ['pizza'], '', lang, cookie)).toEqual({
      language,
      search,
      key: `${language} /menu${search}`,
    })
  },
)
