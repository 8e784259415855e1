import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { showOfficePart, showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { addDevice, pairBoard } from '#test/support/devices.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { deviceTable } from '../../server/device-table.ts'
import DevicesPage from './devices-page.tsx'
import PairPage from './pair-page.tsx'

const restaurant = testRestaurant()
const show = (options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <DevicesPage />, { address: '/admin/dashboard/devices', ...options })

beforeEach(async () => {
  await restaurant.db.delete(deviceTable)
})

test('an admin adds a board and gets its link once, which pairs a browser', async () => {
  const { user } = await show()
  await screen.findByText(/Chưa ghép thiết bị nào/)
  await user.type(screen.getByRole('textbox', { name: /Tên thiết bị/ }), 'Bếp lớn')
  await user.click(screen.getByRole('button', { name: 'Thêm thiết bị' }))
  const [, token = ''] = /\/pair#([\w-]{43})$/.exec((await screen.findByText(/\/pair#/)).textContent) ?? []
  expect(screen.getByRole('img', { name: /QR.*Bếp lớn/ })).toBeDefined()
  expect(await screen.findByText(/Liên kết chưa được dùng/)).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Xong' }))
  expect(screen.queryByText(/\/pair#/)).toBeNull()
  const { statusCode } = await restaurant.app.inject({
    method: 'POST',
    url: '/api/devices/pair',
    payload: { token },
  })
  expect(statusCode).toBe(200)
})

test('a printer gets a token instead of a link', async () => {
  const { user } = await show({ language: 'en' })
  await user.type(screen.getByRole('textbox', { name: /Name of the device/ }), 'Bar')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'printer')
  await user.click(screen.getByRole('button', { name: 'Add the device' }))
  expect(await screen.findByText(/^[\w-]{43}$/)).toBeDefined()
  expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
})

test('a device without a name is not added, and the field says so', async () => {
  const { user, network } = await show()
  await user.click(screen.getByRole('button', { name: 'Thêm thiết bị' }))
  expect(await screen.findByText('Vui lòng đặt tên cho thiết bị')).toBeDefined()
  expect(network.sentTo('POST /api/devices')).toEqual([])
})

test('a device is revoked in one tap, and stays if that fails', async () => {
  await pairBoard(restaurant.app)
  const { user, network, toast } = await show()
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText(/Thấy gần nhất lúc/)).toBeDefined()
  network.cut('DELETE /api/devices/:id')
  await user.click(row.getByRole('button', { name: 'Thu hồi Bếp 1' }))
  await waitFor(() => expect(toast()).toContain('Chưa thu hồi được thiết bị'))
  network.restore('DELETE /api/devices/:id')
  await user.click(row.getByRole('button', { name: 'Thu hồi Bếp 1' }))
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull())
  expect(await restaurant.db.select().from(deviceTable)).toEqual([])
})

test('the link takes its token out of the address, pairs after a tap, and opens the board', async () => {
  const { token } = await addDevice(restaurant.app, 'board')
  window.history.replaceState(null, '', `/pair#${token}`)
  const { user, network, address } = await showPart(restaurant, <PairPage />, { address: '/pair' })
  expect(window.location.href).not.toContain(token)
  expect(network.sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ghép máy này' }))
  await waitFor(() => expect(address()).toBe('/kitchen'))
})

test('a link that has been used says so, and a page without a link says how to get one', async () => {
  window.history.replaceState(null, '', `/pair#${'a'.repeat(43)}`)
  const { user, leave } = await showPart(restaurant, <PairPage />, { address: '/pair', language: 'en' })
  await user.click(screen.getByRole('button', { name: 'Pair this device' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/has been used or is too old/)
  leave()
  await showPart(restaurant, <PairPage />, { address: '/pair', language: 'en' })
  expect(screen.getByText(/an admin opens Devices/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
