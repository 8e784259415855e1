import { expect, test } from 'vitest'

import { createApi } from '#src/web/api.ts'
import { loadMenu, menuCallUrls } from './load-menu.ts'

test('the calls that the page announces are the ones that load the menu', async () => {
  const asked: string[] = []
  const api = createApi(({ url }) => {
    asked.push(url)
    return Promise.resolve({ status: 200, statusText: 'OK', text: '[]' })
  })
  await loadMenu(api)
  expect(asked.toSorted()).toEqual(menuCallUrls.toSorted())
})
