import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { orderFor, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import PairedBoardPage from './paired-board-page.tsx'

const restaurant = testRestaurant()

/** A page of which a reload shows no more than the browser has stored. */
function Reloadable() {
  const client = useQueryClient()
  const [times, setTimes] = useState(0)
  function reload(): void {
    client.clear()
    setTimes(times + 1)
  }
  return (
    <>
      <button type="button" onClick={reload}>
        Reload
      </button>
      <PairedBoardPage key={times} />
    </>
  )
}

test('a paired board that is reloaded while the server fails shows its last orders, and since when', async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  )
  const payload = await orderFor(restaurant.app, [smallPepperoni])
  await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  const { user, network } = await showOfficePart(restaurant, 'staff', <Reloadable />, { address: '/kitchen' })
  await screen.findByRole('article')
  expect(screen.getByRole('alert').textContent).toBe('')
  network.cut('GET /api/kitchen/orders')
  await user.click(screen.getByRole('button', { name: 'Reload' }))
  await screen.findByRole('article')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Bảng lúc 12:00'))
})
