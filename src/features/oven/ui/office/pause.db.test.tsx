import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { officeCalls } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { pauseTable } from '../../server/pause-table.ts'
import { pauseTexts } from '../../texts/pause-texts.ts'
import { PauseButton } from './pause-button.tsx'
import { PauseStrip } from './pause-strip.tsx'

const restaurant = testRestaurant()
const texts = pauseTexts.vi
const both = (
  <>
    <PauseStrip />
    <PauseButton />
  </>
)
const show = () => showOfficePart(restaurant, 'staff', both)

beforeEach(async () => {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  const staff = await officeCalls(restaurant, 'staff')
  await staff('DELETE', '/api/pause')
})

test('the kitchen is paused by two taps, everybody reads until when and by whom, and one tap ends it', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: texts.pause }))
  await user.click(screen.getByRole('button', { name: texts.lengths[30] }))
  expect((await screen.findByText(texts.paused('12:30'))).textContent).toBeDefined()
  expect(screen.getByText(/đã cho nghỉ/)).toBeDefined()
  expect(screen.queryByRole('button', { name: texts.pause })).toBeNull()
  await user.click(screen.getByRole('button', { name: texts.end }))
  await screen.findByRole('button', { name: texts.pause })
  expect(screen.queryByText(texts.paused('12:30'))).toBeNull()
})

test('a pause until the next opening names the day', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: texts.pause }))
  await user.click(screen.getByRole('button', { name: texts.lengths.opening }))
  expect((await screen.findByText(/^Bếp tạm nghỉ đến/)).textContent).toMatch(/07\/05/)
})

test('a pause that could not be begun says so', async () => {
  const { user, network, toast } = await show()
  network.cut('PUT /api/pause')
  await user.click(await screen.findByRole('button', { name: texts.pause }))
  await user.click(screen.getByRole('button', { name: texts.lengths[15] }))
  await waitFor(() => expect(toast()).toContain(texts.failed))
  expect(await restaurant.db.select().from(pauseTable)).toEqual([])
})
