import { showPart } from '#test/support/dom/shown-part.tsx'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { GuestReviews } from './guest-reviews.tsx'

const restaurant = testRestaurant()
const published = 'GET /api/customer-reviews/published'
const loading = 'Đang lấy lời khách'

/** The part, with a way to say that it has come near the viewport. */
async function show() {
  const near = new Set<() => void>()
  vi.stubGlobal(
    'IntersectionObserver',
    class extends NearObserver {
      override observe() {
        near.add(() => super.observe())
      }
    },
  )
  const shown = await showPart(restaurant, <GuestReviews title="Lời khách" subtitle="Thật" />)
  return { ...shown, comeNear: () => act(() => near.forEach((tell) => tell())) }
}

test('the place of the reviews is held by empty cards until they are there, and they are asked for once it is near', async () => {
  const { network, comeNear } = await show()
  const release = network.hold(published)
  expect(screen.getByRole('status').textContent).toBe(loading)
  expect(network.sentTo(published)).toEqual([])
  comeNear()
  // While the code comes, and while the reviews do.
  expect(screen.getByRole('status').textContent).toBe(loading)
  await waitFor(() => expect(network.sentTo(published)).toHaveLength(1))
  expect(screen.getByRole('status').textContent).toBe(loading)
  release()
  const list = await screen.findByRole('list', { name: 'Lời khách' })
  expect(list.children.length).toBeGreaterThan(3)
  expect(screen.queryByText(loading)).toBeNull()
})
