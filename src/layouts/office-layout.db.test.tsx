import { showPart } from '#test/support/dom/shown-part.tsx'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { ErrorBoundary } from './office-layout.tsx'
import { loader } from './office-not-found-page.tsx'

const restaurant = testRestaurant()

test('a screen of the office that fails says so, and is loaded anew when asked', async () => {
  await showPart(restaurant, <ErrorBoundary />)
  expect(screen.getByRole('alert').textContent).not.toBe('')
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  fireEvent.click(screen.getByRole('button'))
  expect(reload).toHaveBeenCalledOnce()
  reload.mockRestore()
})

test('an address that the office does not have is missing for whoever asks', () => {
  expect(loader()).toMatchObject({ data: null, init: { status: 404 } })
})
