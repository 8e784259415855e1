import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { setSettings } from '#test/support/set-settings.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import TableCodesPage from './table-codes-page.tsx'

const restaurant = testRestaurant()
const show = (address: string, options: PartOptions = {}) =>
  showOfficePart(restaurant, 'admin', <TableCodesPage />, { address, ...options })
const codes = () => screen.queryAllByRole('img').map((code) => code.getAttribute('aria-label'))
const print = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(In|Print)$/ })

test('the tables of the settings have their codes, until others are typed', async () => {
  await setSettings(restaurant, { tableList: '1-2, Sân' })
  const { user } = await show('/admin/table-codes')
  await waitFor(() => expect(codes()).toHaveLength(3))
  await user.clear(screen.getByRole('textbox', { name: 'Các bàn' }))
  expect(codes()).toEqual([])
  await setSettings(restaurant, { tableList: '' })
})

test('tables that are typed get a code each, and stand in the address', async () => {
  const { user, address } = await show('/admin/table-codes')
  expect(print().disabled).toBe(true)
  expect(codes()).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Các bàn' }), '8-9, Quầy')
  expect(codes()).toEqual([
    'Mã QR: thực đơn cho Bàn 8',
    'Mã QR: thực đơn cho Bàn 9',
    'Mã QR: thực đơn cho Quầy',
  ])
  expect(screen.getByRole('status').textContent).toBe('3 mã · Mã dẫn đến localhost:3000')
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('tables')).toBe('8-9, Quầy'))
})

test('a link prints its tables again, each named in both languages whatever the reader speaks', async () => {
  const settings = { name: 'Red Fire', nameVi: 'Lửa Đỏ' }
  const { user } = await show('/admin/table-codes?tables=7,Bàn số 8', { language: 'en', settings })
  const [seven, eight] = screen.getAllByRole('listitem')
  expect(within(seven ?? document.body).getByRole('heading').textContent).toBe('Bàn 7 · Table 7')
  expect(within(eight ?? document.body).getByRole('heading').textContent).toBe('Bàn số 8')
  expect(seven?.textContent).toContain('Lửa Đỏ')
  expect(seven?.textContent).toContain('Quét mã để xem thực đơn và gọi món')
  expect(seven?.textContent).toContain('Scan to see the menu and order')
  // The simulated browser has no printer.
  const printed = vi.fn<() => void>()
  vi.stubGlobal('print', printed)
  await user.click(print())
  expect(printed).toHaveBeenCalled()
})

test('a name that is too long is told, and the other tables have their codes', async () => {
  const long = 'x'.repeat(21)
  await show(`/admin/table-codes?tables=7,${long}`)
  expect(screen.getByText(`Dài quá 20 ký tự nên không có mã: ${long}`)).toBeDefined()
  expect(codes()).toEqual(['Mã QR: thực đơn cho Bàn 7'])
})
