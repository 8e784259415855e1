import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { showOfficePart } from '#test/support/dom/shown-part.tsx'
import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { sessionTable } from '../../server/account-table.ts'
import { OwnSessions } from './own-sessions.tsx'

const restaurant = testRestaurant()
const show = () => showOfficePart(restaurant, 'staff', <OwnSessions />, { address: '/staff/settings' })
const rows = async () => within(await screen.findByRole('list')).getAllByRole('listitem')
const isOpen = async (cookie: string) =>
  (await restaurant.app.inject({ url: '/api/staff/me', headers: { cookie } })).statusCode === 200

beforeEach(() => restaurant.db.delete(sessionTable))

test('tell which is this device, and sign another one out', async () => {
  const lost = await signIn(restaurant.app, 'staff')
  const { user, toast } = await show()
  const [own, other] = await rows()
  expect(within(own ?? document.body).getByText('Thiết bị này')).toBeDefined()
  expect(within(own ?? document.body).queryByRole('button')).toBeNull()
  await user.click(
    within(other ?? document.body).getByRole('button', { name: /^Đăng xuất .*, đăng nhập lúc/ }),
  )
  await waitFor(() => expect(toast()).toContain('Đã đăng xuất thiết bị'))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(await isOpen(lost)).toBe(false)
})

test('sign all the others out, and offer nothing where there is none', async () => {
  for (const _time of [1, 2]) await signIn(restaurant.app, 'staff')
  const { user } = await show()
  expect(await rows()).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: 'Đăng xuất mọi thiết bị khác' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})

test('stay where they cannot be signed out, and say so', async () => {
  const other = await signIn(restaurant.app, 'staff')
  const { user, network, toast } = await show()
  await rows()
  network.cut('DELETE /api/auth/sessions')
  await user.click(screen.getByRole('button', { name: 'Đăng xuất mọi thiết bị khác' }))
  await waitFor(() => expect(toast()).toContain('Chưa đăng xuất được thiết bị'))
  expect(await rows()).toHaveLength(2)
  expect(await isOpen(other)).toBe(true)
})
