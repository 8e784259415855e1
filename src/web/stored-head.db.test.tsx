import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'

import { officeCalls } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { useStoredHead } from './stored-head.ts'

const restaurant = testRestaurant()
const heads = 'GET /api/page-seo'

function Head({ path }: { path: string }) {
  return <p>{`${path}: ${useStoredHead(path)?.metaTitle ?? 'its own'}`}</p>
}

/** Pages that one goes to in one visit. */
function Visit() {
  const [path, setPath] = useState('/about')
  return (
    <>
      {['/contact', '/menu', '/news/oven', '/news'].map((other) => (
        <button key={other} type="button" onClick={() => setPath(other)}>
          {other}
        </button>
      ))}
      <Head key={path} path={path} />
    </>
  )
}

test('the heads of further pages are asked for once, and again only where that failed', async () => {
  const office = await officeCalls(restaurant, 'admin')
  for (const page of ['menu', 'news']) {
    const written = await office('PUT', `/api/page-seo/${page}/vi`, { metaTitle: `Written for ${page}` })
    expect(written.statusCode, written.body).toBe(200)
  }
  const { user, network } = await showPart(restaurant, <Visit />)
  const go = (path: string) => user.click(screen.getByRole('button', { name: path }))
  await waitFor(() => expect(network.sentTo(heads)).toHaveLength(1))
  expect(await screen.findByText('/about: its own')).toBeDefined()

  network.cut(heads)
  await go('/contact')
  await go('/menu')
  expect(await screen.findByText('/menu: Written for menu')).toBeDefined()
  await go('/news/oven')
  expect(await screen.findByText('/news/oven: its own')).toBeDefined()
  await go('/news')
  expect(await screen.findByText('/news: Written for news')).toBeDefined()
  expect(network.sentTo(heads)).toHaveLength(1)
})
