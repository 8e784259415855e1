import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { optionsOf } from '#src/features/customization/rules/picked-options.ts'
import { menuItemTable } from '../../server/menu-table.ts'
import AvailabilityPage from './availability-page.tsx'

const restaurant = testRestaurant()

/** Wednesday noon: the restaurant is open until 22:00. */
const noon = '2026-05-06T05:00:00Z'
const name = 'Margherita Phô Mai Tươi'

const isMargherita = eq(menuItemTable.id, 'margherita')
const setDish = (change: Partial<typeof menuItemTable.$inferInsert>) =>
  restaurant.content.change((tx) => tx.update(menuItemTable).set(change).where(isMargherita))
const storedDish = async () => {
  const [dish] = await restaurant.db.select().from(menuItemTable).where(isMargherita)
  return { isAvailable: dish?.isAvailable, soldOutUntil: dish?.soldOutUntil?.toISOString() ?? null }
}

beforeEach(async () => {
  restaurant.clock.set(noon)
  await setDish({ isAvailable: true, soldOutUntil: null })
})

async function show(options: PartOptions = {}) {
  const shown = await showOfficePart(restaurant, 'staff', <AvailabilityPage />, {
    address: '/staff/menu?q=margherita',
    ...options,
  })
  await screen.findByRole('switch')
  const ask = async () => {
    await shown.user.click(screen.getByRole('button', { name: /: (hết đến|sold out until)…$/ }))
    return within(await screen.findByRole('dialog'))
  }
  return { ...shown, ask }
}

const row = () => screen.getByRole('listitem').textContent
const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked

test('dishes stand under their categories in the order of the menu, and what they offer beneath all of them', async () => {
  await showOfficePart(restaurant, 'staff', <AvailabilityPage />, { address: '/staff/menu' })
  await screen.findByRole('switch', { name: `${name}: còn món` })
  const categories = (await restaurant.app.inject('/api/categories')).json<{ nameVi: string }[]>()
  const headings = await waitFor(() => {
    const found = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(found.length).toBeGreaterThan(categories.length)
    return found
  })
  expect(headings.slice(0, categories.length)).toEqual(categories.map(({ nameVi }) => nameVi))
  for (const heading of headings.slice(categories.length)) expect(heading).toMatch(/^Lựa chọn:/)
})

describe('a dish that runs out', () => {
  test('until the restaurant opens is so after two presses, and says until when', async () => {
    const { ask, user, toast } = await show()
    const dialog = await ask()
    await user.click(dialog.getByRole('button', { name: 'Hết đến khi mở cửa: 11:00, 07/05' }))
    await waitFor(() => expect(row()).toContain('Hết đến 11:00, 07/05'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(toast()).toContain(`${name} đã báo hết`))
    expect(isOn()).toBe(false)
    expect(await storedDish()).toEqual({ isAvailable: false, soldOutUntil: '2026-05-07T04:00:00.000Z' })
  })

  test('until a time is so from the time of the restaurant’s clock', async () => {
    const { ask, user } = await show({ language: 'en' })
    const dialog = await ask()
    const time = dialog.getByLabelText<HTMLInputElement>('Another time')
    expect(time.value).toBe('2026-05-06T14:00')
    fireEvent.change(time, { target: { value: '2026-05-06T11:59' } })
    await user.click(dialog.getByRole('button', { name: 'Until this time' }))
    expect(time.getAttribute('aria-invalid')).toBe('true')
    expect(dialog.getByText('Choose a time that is not past.')).toBeTruthy()
    fireEvent.change(time, { target: { value: '2026-05-06T17:30' } })
    expect(dialog.queryByText('Choose a time that is not past.')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Until this time' }))
    await waitFor(() => expect(row()).toContain('Sold out until 17:30, 6 May'))
    await waitFor(async () =>
      expect(await storedDish()).toEqual({ isAvailable: false, soldOutUntil: '2026-05-06T10:30:00.000Z' }),
    )
  })

  test('has the focus on the next opening, and stays as it was where the dialog is closed', async () => {
    const { ask, user, network } = await show()
    const dialog = await ask()
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: /^Hết đến khi mở cửa/ }))
    await user.click(dialog.getByRole('button', { name: 'Đóng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.sentTo('PATCH /api/menu-items/:id')).toEqual([])
    expect(isOn()).toBe(true)
  })

  test('of a restaurant that does not open again has no next opening to choose', async () => {
    const { ask } = await show({ settings: { openingHours: [] } })
    const dialog = await ask()
    expect(dialog.queryByRole('button', { name: /^Hết đến khi mở cửa/ })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Hết đến giờ này' })).toBeDefined()
  })

  test.each(['', '2026-05-06T12:00'])('cannot be so until %j, which is not ahead', async (typed) => {
    const { ask, user, network } = await show()
    const dialog = await ask()
    fireEvent.change(dialog.getByLabelText('Giờ khác'), { target: { value: typed } })
    await user.click(dialog.getByRole('button', { name: 'Hết đến giờ này' }))
    expect(dialog.getByLabelText('Giờ khác').getAttribute('aria-invalid')).toBe('true')
    expect(network.sentTo('PATCH /api/menu-items/:id')).toEqual([])
  })

  test('may be so until a time with seconds, as some browsers write it', async () => {
    const { ask, user } = await show()
    const dialog = await ask()
    fireEvent.change(dialog.getByLabelText('Giờ khác'), { target: { value: '2026-05-06T12:01:00' } })
    await user.click(dialog.getByRole('button', { name: 'Hết đến giờ này' }))
    await waitFor(async () =>
      expect(await storedDish()).toEqual({ isAvailable: false, soldOutUntil: '2026-05-06T05:01:00.000Z' }),
    )
  })

  test('until further notice is so by the dialog and by the switch, which brings it back', async () => {
    const { ask, user } = await show()
    const dialog = await ask()
    await user.click(dialog.getByRole('button', { name: 'Hết đến khi có thông báo' }))
    await waitFor(async () => expect(await storedDish()).toEqual({ isAvailable: false, soldOutUntil: null }))
    await user.click(screen.getByRole('switch'))
    await waitFor(async () => expect(await storedDish()).toEqual({ isAvailable: true, soldOutUntil: null }))
    await user.click(screen.getByRole('switch'))
    await waitFor(async () => expect(await storedDish()).toEqual({ isAvailable: false, soldOutUntil: null }))
    await waitFor(() => expect(row()).toMatch(/Hết món/))
  })

  test('comes back on an open screen by itself', async () => {
    const until = '2026-05-06T05:00:01Z'
    await setDish({ isAvailable: false, soldOutUntil: new Date(until) })
    await show()
    expect(row()).toContain('Hết đến 12:00, 06/05')
    restaurant.clock.set(until)
    vi.setSystemTime(until)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(isOn()).toBe(true))
    expect(row()).not.toContain('Hết đến 12:00')
  })

  test('has the same opening to choose while the dialog is open, whatever time it has become', async () => {
    restaurant.clock.set('2026-05-06T03:59:00Z')
    const { ask, user } = await show()
    const dialog = await ask()
    const opening = () => dialog.getByRole('button', { name: /^Hết đến khi mở cửa/ }).textContent
    expect(opening()).toBe('Hết đến khi mở cửa: 11:00, 06/05')
    vi.setSystemTime('2026-05-06T04:01:00Z')
    // What draws the row, and the dialog with it, anew.
    await user.click(screen.getByRole('switch'))
    await waitFor(() => expect(isOn()).toBe(false))
    expect(opening()).toBe('Hết đến khi mở cửa: 11:00, 06/05')
  })

  test('cannot be so until a time that has passed while the dialog was open', async () => {
    const { ask, user, network } = await show()
    const dialog = await ask()
    fireEvent.change(dialog.getByLabelText('Giờ khác'), { target: { value: '2026-05-06T12:10' } })
    vi.setSystemTime('2026-05-06T05:10:00Z')
    await user.click(dialog.getByRole('button', { name: 'Hết đến giờ này' }))
    expect(dialog.getByLabelText('Giờ khác').getAttribute('aria-invalid')).toBe('true')
    expect(network.sentTo('PATCH /api/menu-items/:id')).toEqual([])
  })

  test('until a time that has passed on the server meanwhile is on sale as before, and staff read why', async () => {
    const { ask, user, toast } = await show()
    const dialog = await ask()
    fireEvent.change(dialog.getByLabelText('Giờ khác'), { target: { value: '2026-05-06T12:10' } })
    restaurant.clock.set('2026-05-06T05:20:00Z')
    await user.click(dialog.getByRole('button', { name: 'Hết đến giờ này' }))
    await waitFor(() => expect(toast()).toContain('Giờ này đã qua'))
    await waitFor(() => expect(isOn()).toBe(true))
  })
})

describe('an option that runs out', () => {
  test('shows so at once, and no other option of its schema does', async () => {
    const shown = await showOfficePart(restaurant, 'staff', <AvailabilityPage />, {
      address: '/staff/menu?q=đế bánh',
    })
    const { user, network, toast } = shown
    await screen.findAllByRole('switch')
    const areOn = () => screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)
    expect(areOn()).toEqual([true, true, true])
    const release = network.hold('PATCH /api/customization-schemas/:id/options/:optionId')
    const thin = await screen.findByRole('switch', { name: /^Mỏng giòn/ })
    await user.click(thin)
    expect(areOn()).toEqual([true, false, true])
    release()
    await waitFor(() => expect(toast()).toContain('Mỏng giòn đã báo hết'))
    expect(areOn()).toEqual([true, false, true])
    await user.click(thin)
    await waitFor(() => expect(toast()).toContain('Mỏng giòn đã bán lại'))
  })

  const option = async () => {
    const schemas = (await restaurant.app.inject('/api/customization-schemas')).json<CustomizationSchema[]>()
    return schemas.flatMap((schema) => optionsOf(schema)).find(({ id }) => id === 'crust-cheese')
  }

  test('stands under the name of its schema, and is sold out until the restaurant opens', async () => {
    const { ask, user, toast } = await show({ address: '/staff/menu?q=viền+nhân' })
    expect(screen.getByRole('heading', { level: 3, name: 'Lựa chọn: Đế bánh' })).toBeTruthy()
    const dialog = await ask()
    await user.click(dialog.getByRole('button', { name: 'Hết đến khi mở cửa: 11:00, 07/05' }))
    await waitFor(() => expect(toast()).toContain('Viền nhân phô mai đã báo hết'))
    expect(row()).toContain('Hết đến 11:00, 07/05')
    expect(await option()).toMatchObject({ isAvailable: false, soldOutUntil: '2026-05-07T04:00:00.000Z' })
    await user.click(screen.getByRole('switch'))
    await waitFor(() => expect(toast()).toContain('Viền nhân phô mai đã bán lại'))
    expect(await option()).not.toHaveProperty('isAvailable')
  })
})
