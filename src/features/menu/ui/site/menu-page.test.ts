import { expect, test } from 'vitest'

import { handle, shouldRevalidate } from './menu-page.tsx'

/** A move from one address to another, of which the router would load the page again. */
const move = (from: string, to: string, defaultShouldRevalidate = true) =>
  shouldRevalidate({
    currentUrl: new URL(from, 'https://pizza.example'),
    nextUrl: new URL(to, 'https://pizza.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate,
  })

test('another filter of the menu loads nothing, coming from elsewhere does', () => {
  expect(move('/menu', '/menu?category=pizza&q=ga')).toBe(false)
  expect(move('/', '/menu')).toBe(true)
  expect(move('/', '/menu', false)).toBe(false)
})

test('the server renders the menu by category, diet, allergens and search, and caches it by the first two alone', () => {
  const read = expect.any(Function) as unknown
  expect(handle).toEqual({
    cachedParameters: { category: read, diet: read },
    freeParameters: ['q', 'without'],
  })
})
