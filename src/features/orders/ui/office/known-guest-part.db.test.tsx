import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { menuItemTable } from '#src/features/menu/server/menu-table.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { orderFor, smallPepperoni, type TestItem } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { reservationTable } from '#src/features/reservations/server/reservation-table.ts'
import ReservationsPage from '#src/features/reservations/ui/office/reservations-page.tsx'
import { storedReservation } from '#test/support/stored-rows.ts'
import { orderTable } from '../../server/order-table.ts'
import OrdersPage from './orders-page.tsx'
import { discardDrafts, phoneOrder } from './phone-order-draft.ts'

const restaurant = testRestaurant()
const lookUps = 'POST /api/guests/look-up'
const dessert = { id: 'panna-cotta' }

beforeEach(async () => {
  discardDrafts()
  await restaurant.db.delete(orderTable)
  await restaurant.db.delete(reservationTable)
  await setSettings(restaurant, { looksUpCallers: true })
})

async function place(items: readonly TestItem[], changes: object = {}) {
  const payload = await orderFor(restaurant.app, items, { customerName: 'Chị Lan', ...changes })
  await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
}

async function openOrder(options: PartOptions = {}) {
  const shown = await showOfficePart(restaurant, 'staff', <OrdersPage />, {
    address: '/staff/orders?period=today',
    settings: { looksUpCallers: true },
    ...options,
  })
  await shown.user.click(await screen.findByRole('button', { name: /^Đơn qua điện thoại/ }))
  await screen.findByRole('button', { name: /^Panna Cotta/i })
  return shown
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const phoneField = () => field('Số điện thoại')
const panel = () => screen.findByRole('region', { name: 'Quán biết số này' })
const noPanel = () => expect(screen.queryByRole('region', { name: 'Quán biết số này' })).toBe(null)

describe('while staff enter a number into a phone order', () => {
  test('its last orders, name and allergies appear once the whole number is there, by one look', async () => {
    await place([smallPepperoni], { specialInstructions: 'Dị ứng tôm' })
    const { user, network } = await openOrder()
    await user.type(phoneField(), '0900 000 00')
    noPanel()
    expect(network.sentTo(lookUps)).toEqual([])
    await user.type(phoneField(), '0')
    const known = within(await panel())
    known.getByText(/^1 × Pepperoni/)
    expect(known.getByRole('alert').textContent).toContain('Dị ứng tôm')
    await user.click(known.getByRole('button', { name: 'Dùng Chị Lan' }))
    expect(field('Họ và tên').value).toBe('Chị Lan')
    expect(network.sentTo(lookUps).map(({ body }) => body)).toEqual([{ phone: '+84900000000' }])
  })

  test('the name and the address of the last delivery are taken over by one tap, and only what is not typed', async () => {
    await place([smallPepperoni], { orderType: 'delivery', customerAddress: '12 Yersin' })
    const { user } = await openOrder()
    await user.type(phoneField(), '0900000000')
    await user.click(await screen.findByRole('button', { name: 'Dùng Chị Lan · 12 Yersin' }))
    expect(field('Họ và tên').value).toBe('Chị Lan')
    expect(field('Địa chỉ giao hàng').value).toBe('12 Yersin')
    await user.clear(field('Địa chỉ giao hàng'))
    expect(screen.getByRole('button', { name: 'Dùng 12 Yersin' })).toBeDefined()
  })

  test('a name that was typed stays, and no tap takes its place', async () => {
    await place([smallPepperoni])
    const { user } = await openOrder()
    await user.type(field('Họ và tên'), 'Anh Minh')
    await user.type(phoneField(), '0900000000')
    const known = within(await panel())
    known.getByText('Tên lần trước: Chị Lan')
    expect(known.queryByRole('button', { name: /^Dùng/ })).toBe(null)
    expect(field('Họ và tên').value).toBe('Anh Minh')
  })

  test('an unknown number, a failed look and a look that is turned off show nothing', async () => {
    await place([smallPepperoni])
    const { user, network, toast, isLoading } = await openOrder()
    await user.type(phoneField(), '0900000001')
    await waitFor(() => expect(network.sentTo(lookUps)).toHaveLength(1))
    await waitFor(() => expect(isLoading()).toBe(false))
    noPanel()
    network.respond(lookUps, 503, { code: 'server.unavailable', message: '' })
    await user.clear(phoneField())
    await user.type(phoneField(), '0900000000')
    await waitFor(() => expect(network.sentTo(lookUps)).toHaveLength(2))
    await waitFor(() => expect(isLoading()).toBe(false))
    noPanel()
    expect(toast()).toBe('')
  })

  test('no number is looked up if the owner has not turned it on', async () => {
    await place([smallPepperoni])
    const { user, network } = await openOrder({ settings: { looksUpCallers: false } })
    await user.type(phoneField(), '0900000000')
    await user.type(field('Họ và tên'), 'Anh Minh')
    expect(network.sentTo(lookUps)).toEqual([])
    noPanel()
  })

  test('the answer of an earlier number never appears under a later one, whichever comes first', async () => {
    await place([smallPepperoni])
    await place([dessert], { customerName: 'Anh Minh', customerPhone: '0900 000 001' })
    const { user, network } = await openOrder()
    const release = network.hold(lookUps)
    await user.type(phoneField(), '0900000000')
    await user.type(phoneField(), '{Backspace}1')
    await waitFor(() => expect(network.sentTo(lookUps)).toHaveLength(2))
    await act(async () => release())
    const known = within(await panel())
    known.getByRole('button', { name: 'Dùng Anh Minh' })
    expect(known.queryByText(/Pepperoni/)).toBe(null)
    await user.type(phoneField(), '{Backspace}')
    noPanel()
  })

  test('“as last time” adds the dishes at today’s prices to what is there, and says what could not be added', async () => {
    await place([smallPepperoni, dessert])
    await restaurant.content.change((tx) =>
      tx.update(menuItemTable).set({ isAvailable: false }).where(eq(menuItemTable.id, 'panna-cotta')),
    )
    onTestFinished(() =>
      restaurant.content
        .change((tx) =>
          tx.update(menuItemTable).set({ isAvailable: true }).where(eq(menuItemTable.id, 'panna-cotta')),
        )
        .then(() => undefined),
    )
    const { user } = await openOrder()
    await user.type(phoneField(), '0900000000')
    const known = within(await panel())
    await user.click(known.getByRole('button', { name: /^Như lần trước/ }))
    await known.findByText(/tạm hết/)
    expect(phoneOrder.cart.lines().map(({ id }) => id)).toEqual(['pepperoni'])
    expect(phoneField().value).toBe('0900000000')
  })

  test('“as last time” delivers again to where it went, with the note for the courier', async () => {
    const delivered = { orderType: 'delivery', customerAddress: '12 Yersin' }
    await place([smallPepperoni], { ...delivered, specialInstructions: 'Cổng xanh' })
    const { user } = await openOrder()
    await user.type(phoneField(), '0900000000')
    await user.click(within(await panel()).getByRole('button', { name: /^Như lần trước/ }))
    expect(field('Địa chỉ giao hàng').value).toBe('12 Yersin')
    expect(screen.getByDisplayValue('Cổng xanh')).toBeDefined()
  })

  test('dishes whose prices arrive after the number has changed are not added', async () => {
    await place([smallPepperoni])
    const { user, network } = await openOrder()
    await user.type(phoneField(), '0900000000')
    const release = network.hold('POST /api/orders/quote')
    await user.click(within(await panel()).getByRole('button', { name: /^Như lần trước/ }))
    await waitFor(() => expect(network.sentTo('POST /api/orders/quote')).toHaveLength(1))
    await user.type(phoneField(), '{Backspace}')
    noPanel()
    await act(async () => release())
    await user.type(field('Họ và tên'), 'Anh Minh')
    expect(phoneOrder.cart.lines()).toEqual([])
  })

  test('a foreign number is looked up once it rests, because its length does not tell that it is whole', async () => {
    await place([smallPepperoni], { customerPhone: '+49 30 901820' })
    const { user, network } = await openOrder()
    await user.type(phoneField(), '+49 30 901820')
    expect(network.sentTo(lookUps)).toEqual([])
    await waitFor(panel, { timeout: 4_000 })
    expect(network.sentTo(lookUps).map(({ body }) => body)).toEqual([{ phone: '+4930901820' }])
  })
})

test('the phone booking shows the same, with the bookings to which nobody came', async () => {
  await place([smallPepperoni])
  const phone = '+84900000000'
  const noShowAt = new Date('2026-04-03T12:30:00Z')
  await restaurant.db
    .insert(reservationTable)
    .values(storedReservation(new Date('2026-04-01T05:00:00Z'), '2026-04-03', { phone, noShowAt }))
  const { user } = await showOfficePart(restaurant, 'staff', <ReservationsPage />, {
    address: '/staff/reservations',
    language: 'en',
    settings: { looksUpCallers: true },
  })
  await user.click(await screen.findByRole('button', { name: 'Take a booking by phone' }))
  await user.type(await screen.findByRole('textbox', { name: /^Phone/ }), '0900000000')
  const known = within(await screen.findByRole('region', { name: 'The restaurant knows this number' }))
  known.getByText('Bookings to which nobody came: 1')
  known.getByText(/^1 × Pepperoni/)
  expect(known.queryByRole('button', { name: /^As last time/ })).toBe(null)
  await user.click(known.getByRole('button', { name: 'Use Chị Lan' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /name/i }).value).toBe('Chị Lan')
})
