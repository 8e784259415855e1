import { showOfficePart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import type { MadeReservation } from '../../contract/reservation.ts'
import { reservationTable } from '../../server/reservation-table.ts'
import { markFresh } from '#src/features/notifications/ui/office/live-store.ts'
import { officeCalls } from '#test/support/office-calls.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { lastTap } from '#src/web/office/second-tap.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import ReservationsPage from './reservations-page.tsx'

const restaurant = testRestaurant()

async function book(changes: object = {}, cookie?: string): Promise<string> {
  const response = await restaurant.app.inject({
    method: 'POST',
    url: '/api/reservations',
    ...(cookie && { headers: { cookie } }),
    payload: { date: '2026-05-07', time: '19:00', guests: 2, name: 'Lan', phone: '0912345678', ...changes },
  })
  expect(response.statusCode).toBe(201)
  return response.json<MadeReservation>().id
}

interface Shown extends PartOptions {
  readonly role?: 'admin' | 'staff'
}

const show = (address = '/staff/reservations?view=list', { role = 'staff', ...options }: Shown = {}) =>
  showOfficePart(restaurant, role, <ReservationsPage />, { address, ...options })
const card = () => screen.findByRole('article', { name: /^Lan,/ })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** Shows what is folded on the card. */
const unfold = async (name = 'Lan') =>
  userEvent.click(await screen.findByRole('button', { name: `Việc khác với đặt bàn của ${name}` }))
const table = () => screen.getByLabelText<HTMLInputElement>('Bàn của Lan')
const changeStatus = 'PATCH /api/reservations/:id/status'

beforeEach(() => restaurant.db.execute(sql`truncate ${reservationTable} cascade`))

describe('a reservation in the list', () => {
  test('is called by its phone, and changed and deleted by admins alone', async () => {
    await book({ email: 'lan@example.com', specialRequests: 'Ghế cho bé' })
    const { leave } = await show()
    const shown = within(await card())
    await unfold()
    expect(shown.getByRole('link', { name: '0912 345 678' }).getAttribute('href')).toBe('tel:+84912345678')
    expect(shown.getByRole('link', { name: 'lan@example.com' }).getAttribute('href')).toBe(
      'mailto:lan@example.com',
    )
    expect(shown.getByText('Ghế cho bé')).toBeDefined()
    expect(shown.queryByText('Qua điện thoại')).toBeNull()
    expect(shown.queryByRole('link', { name: 'Xoá đặt bàn của Lan' })).toBeNull()
    leave()
    await show('/admin/dashboard/reservations?view=list', { role: 'admin' })
    const ofAdmin = within(await card())
    await unfold()
    expect(ofAdmin.getByRole('link', { name: 'Xoá đặt bàn của Lan' })).toBeDefined()
    expect(ofAdmin.getByRole('link', { name: 'Sửa đặt bàn của Lan' })).toBeDefined()
  })

  test('that waits is confirmed by one press, after which the button is gone', async () => {
    await book()
    const { user, network } = await show()
    await card()
    await user.click(button('Xác nhận Lan'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Xác nhận Lan' })).toBeNull())
    expect(network.sentTo(changeStatus).map(({ body }) => body)).toMatchObject([{ status: 'confirmed' }])
  })

  test('that staff took on the phone says who of them, and that an account is gone', async () => {
    const member = await createUser(restaurant.db, { role: 'staff', fullName: 'Nguyễn Mai' })
    const id = await book({}, await signIn(restaurant.app, member))
    const { leave } = await show()
    const shown = within(await card())
    await unfold()
    expect(shown.getByText('Qua điện thoại')).toBeDefined()
    expect(shown.getByText('Nhận bởi Nguyễn Mai')).toBeDefined()
    leave()
    const details = await show(`/staff/reservations?reservation=${id}`)
    const source = 'qua điện thoại, nhân viên nhập · Nhận bởi Nguyễn Mai'
    expect(await within(await screen.findByRole('dialog')).findByText(source)).toBeDefined()
    details.leave()
    const admin = await officeCalls(restaurant, 'admin')
    expect((await admin('DELETE', `/api/admin/users/${member.id}`)).statusCode).toBe(204)
    await show()
    await unfold()
    expect(within(await card()).getByText('Nhận bởi tài khoản đã xoá')).toBeDefined()
  })

  test('that has come in while the list is looked at says so, and no other does', async () => {
    const id = await book()
    await book({ name: 'Minh' })
    await show()
    const shown = await card()
    expect(screen.queryByText('Mới')).toBeNull()
    act(() => markFresh([id]))
    expect(screen.getAllByText('Mới').map((mark) => mark.closest('article'))).toEqual([shown])
  })

  test('shows the table that another screen has given, unless one is being typed here', async () => {
    await book()
    const { user, network } = await show()
    await unfold()
    await user.type(table(), 'B7{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lưu bàn của Lan' })).toBeNull())
    fireEvent.submit(table().form ?? document.body)
    expect(network.sentTo(changeStatus)).toHaveLength(1)
    const giveElsewhere = async (tableLabel: string) => {
      await restaurant.db
        .update(reservationTable)
        .set({ tableLabel, updatedAt: new Date('2026-05-06T05:01:00Z') })
      // Rejected, as the reservation is newer by now; the list is asked for again.
      await user.selectOptions(
        screen.getByRole('combobox', { name: 'Trạng thái đặt bàn của Lan' }),
        'confirmed',
      )
    }
    await giveElsewhere('B9')
    await waitFor(() => expect(table().value).toBe('B9'))
  })

  test('sends a table once, however often it is pressed', async () => {
    await book()
    const { user, network } = await show()
    await card()
    await user.type(table(), 'B7')
    const release = network.hold(changeStatus)
    const form = table().form ?? document.body
    fireEvent.submit(form)
    await waitFor(() => expect(network.sentTo(changeStatus)).toHaveLength(1))
    fireEvent.submit(form)
    release()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lưu bàn của Lan' })).toBeNull())
    expect(network.sentTo(changeStatus)).toHaveLength(1)
  })
})

describe('its dialogs', () => {
  test('open from the address and close to it, with the filters as they are', async () => {
    const id = await book()
    const { user, address, toast } = await show(`/staff/reservations?status=pending&reservation=${id}`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Đặt bàn của Lan' }))
    expect(dialog.getByText('trên trang web')).toBeDefined()
    expect(dialog.queryByRole('link', { name: 'Sửa' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Sao chép' }))
    await waitFor(() => expect(toast()).toContain('Đã sao chép'))
    const [close] = dialog.getAllByRole('button', { name: 'Đóng' })
    await user.click(close ?? document.body)
    expect(address()).toBe('/staff/reservations?status=pending')
  })

  test.each(['?view=list', '?view=day&day=2026-05-07'])(
    'show at once what the list or the day has of it: /staff/reservations%s',
    async (query) => {
      await book()
      const { user, network } = await show(`/staff/reservations${query}`)
      await unfold()
      const details = within(await card()).getByRole('link', { name: /^Xem chi tiết/ })
      network.hold('GET /api/reservations/:id')
      await user.click(details)
      expect(within(screen.getByRole('dialog', { name: 'Đặt bàn của Lan' })).getByText('Lan')).toBeDefined()
    },
  )

  test('say that a reservation is gone, or that it could not be loaded', async () => {
    const gone = '/staff/reservations?reservation=00000000-0000-4000-8000-000000000000'
    const { leave } = await show(gone)
    expect((await screen.findByRole('alert')).textContent).toBe('Đặt bàn này không còn nữa.')
    leave()
    const id = await book()
    const { go, network, user } = await show('/staff/reservations?status=cancelled')
    network.cut('GET /api/reservations/:id')
    await go(`/staff/reservations?status=cancelled&reservation=${id}`)
    await screen.findByText('Chưa tải được đặt bàn.')
    network.restore('GET /api/reservations/:id')
    await user.click(button('Thử lại'))
    expect(await screen.findByRole('dialog', { name: 'Đặt bàn của Lan' })).toBeDefined()
  })

  test('of another reservation take over nothing that was typed for this one', async () => {
    const [lan, minh] = [await book(), await book({ name: 'Minh' })]
    const page = '/admin/dashboard/reservations?reservation='
    const { user, go } = await show(`${page}${lan}`, { role: 'admin' })
    const first = within(await screen.findByRole('dialog', { name: 'Đặt bàn của Lan' }))
    await user.type(first.getByLabelText('Bàn của Lan'), 'B7')
    await go(`${page}${minh}`)
    const second = within(await screen.findByRole('dialog', { name: 'Đặt bàn của Minh' }))
    expect(second.getByLabelText<HTMLInputElement>('Bàn của Minh').value).toBe('')
    await go(`${page}${minh}&open=edit`)
    const form = within(await screen.findByRole('dialog', { name: 'Sửa đặt bàn của Minh' }))
    fireEvent.change(form.getByLabelText('Họ tên'), { target: { value: 'Minh Anh' } })
    await go(`${page}${lan}&open=edit`)
    const other = within(await screen.findByRole('dialog', { name: 'Sửa đặt bàn của Lan' }))
    expect(other.getByLabelText<HTMLInputElement>('Họ tên').value).toBe('Lan')
  })

  test('to edit are not for staff, whatever the address says', async () => {
    const id = await book()
    await show(`/staff/reservations?reservation=${id}&open=edit`)
    await screen.findByRole('dialog', { name: 'Đặt bàn của Lan' })
    expect(screen.queryByRole('button', { name: 'Lưu' })).toBeNull()
  })

  test('to edit send only what was changed, and lose nothing by a slip', async () => {
    const id = await book({ email: 'lan@example.com' })
    const { user, network, address, toast } = await show(
      `/admin/dashboard/reservations?view=list&reservation=${id}&open=edit`,
      { role: 'admin' },
    )
    const dialog = await screen.findByRole('dialog', { name: 'Sửa đặt bàn của Lan' })
    const form = within(dialog)
    await user.clear(form.getByLabelText('Họ tên'))
    await user.type(form.getByLabelText('Họ tên'), 'Lan Anh')
    await user.click(form.getByRole('button', { name: 'Đóng' }))
    await user.click(await screen.findByRole('button', { name: 'Tiếp tục sửa' }))
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Lan Anh: đã lưu'))
    expect(address()).toBe('/admin/dashboard/reservations?view=list')
    expect(
      network.sentTo('PATCH /api/reservations/:id').map(({ body }) => Object.keys(body as object)),
    ).toEqual([['name', 'updatedAt']])
    expect(await screen.findByRole('article', { name: /^Lan Anh,/ })).toBeDefined()
  })

  test('to edit check the phone, and say at the time where it is full', async () => {
    const id = await book()
    const { user, network } = await show(`/admin/dashboard/reservations?reservation=${id}&open=edit`, {
      role: 'admin',
    })
    const form = within(await screen.findByRole('dialog', { name: 'Sửa đặt bàn của Lan' }))
    await user.clear(form.getByLabelText('Điện thoại'))
    await user.type(form.getByLabelText('Điện thoại'), '12')
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    expect(document.activeElement).toBe(form.getByLabelText('Điện thoại'))
    expect(network.sentTo('PATCH /api/reservations/:id')).toEqual([])
    await user.clear(form.getByLabelText('Điện thoại'))
    await user.type(form.getByLabelText('Điện thoại'), '0987654321')
    network.respond('PATCH /api/reservations/:id', 409, { message: '', code: 'reservations.slot-full' })
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Giờ đến')))
    expect(form.getByLabelText('Giờ đến').getAttribute('aria-invalid')).toBe('true')
  })

  test('to edit move a party to a full time once an admin says why, which is asked only then', async () => {
    const settings = { capacity: { seats: 4, stayMinutes: 60 } }
    await setSettings(restaurant, settings)
    await book({ date: '2026-05-08', time: '18:30', guests: 4, phone: '0987654321', name: 'Minh' })
    const id = await book({ date: '2026-05-08', time: '12:00' })
    const { user } = await show(`/admin/dashboard/reservations?view=list&reservation=${id}&open=edit`, {
      role: 'admin',
      settings,
    })
    const form = within(await screen.findByRole('dialog', { name: 'Sửa đặt bàn của Lan' }))
    const reason = /^Lý do nhận vượt chỗ/
    expect(form.queryByLabelText(reason)).toBeNull()
    await user.selectOptions(form.getByLabelText('Giờ đến'), '18:30')
    await user.type(await form.findByLabelText(reason), 'Kê thêm bàn')
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    expect(await screen.findByText('Nhận vượt chỗ: Kê thêm bàn')).toBeDefined()
  })

  test('to edit what somebody else has changed meanwhile take that over, with what was typed', async () => {
    const id = await book()
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
    const { user, network, toast } = await show(`/admin/dashboard/reservations?reservation=${id}&open=edit`, {
      role: 'admin',
    })
    const form = within(await screen.findByRole('dialog', { name: 'Sửa đặt bàn của Lan' }))
    await user.clear(form.getByLabelText('Họ tên'))
    await user.type(form.getByLabelText('Họ tên'), 'Lan Anh')
    await restaurant.db
      .update(reservationTable)
      .set({ guests: 5, updatedAt: new Date('2026-05-06T05:01:00Z') })
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    const conflict = await form.findByText('Người khác vừa sửa đặt bàn này')
    // Below the form, it would not be seen on a phone.
    const isShown = (part: unknown) => part instanceof Element && part.contains(conflict)
    await waitFor(() => expect(scrolledTo.mock.contexts.some(isShown)).toBe(true))
    scrolledTo.mockRestore()
    expect(await form.findByText('Những gì bạn đã nhập vẫn còn. Hiện tại ghi:')).toBeDefined()
    await user.click(form.getByRole('button', { name: 'Cập nhật, giữ phần đã nhập' }))
    expect([
      form.getByLabelText<HTMLInputElement>('Họ tên').value,
      form.getByLabelText<HTMLInputElement>('Số khách').value,
    ]).toEqual(['Lan Anh', '5'])
    expect(form.queryByText('Người khác vừa sửa đặt bàn này')).toBeNull()
    await user.click(form.getByRole('button', { name: 'Lưu' }))
    await waitFor(() => expect(toast()).toContain('Lan Anh: đã lưu'))
    expect(network.sentTo('PATCH /api/reservations/:id').at(-1)?.body).not.toHaveProperty('guests')
  })
})

test('a reservation that somebody else has deleted meanwhile is told where it is read', async () => {
  const id = await book()
  const { user } = await show(`/staff/reservations?reservation=${id}`)
  const dialog = within(await screen.findByRole('dialog', { name: 'Đặt bàn của Lan' }))
  await restaurant.db.delete(reservationTable)
  await user.selectOptions(dialog.getByRole('combobox'), 'confirmed')
  await screen.findByText('Đặt bàn này không còn nữa.', { selector: 'dialog *' })
  // The list behind the dialog is fetched again by itself.
  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: 'Trạng thái đặt bàn của Lan' })).toBeNull(),
  )
})

describe('a booking on the phone', () => {
  const slots = 'GET /api/reservations/slots'
  const take = async () => {
    const shown = await show()
    await shown.user.click(button('Nhận đặt bàn qua điện thoại'))
    const form = within(await screen.findByRole('dialog', { name: 'Đặt bàn qua điện thoại' }))
    const type = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } })
    const option = (name: RegExp) => form.findByRole<HTMLOptionElement>('option', { name })
    return { ...shown, form, type, option }
  }

  test('offers the times with room for so many guests, and those of another day or number as they are chosen', async () => {
    const { network, type, option } = await take()
    expect((await option(/^18:30$/)).disabled).toBe(false)
    await waitFor(() => expect(network.sentTo(slots).at(-1)?.url).toContain('guests=2'))
    network.on(slots, async (pass) => {
      const times = (await (await pass()).json()) as readonly { time: string; isFull: boolean }[]
      return Response.json(times.map((each) => ({ ...each, isFull: each.time === '18:30' })))
    })
    type('Số khách', '8')
    await option(/^18:30 · hết chỗ$/)
    await option(/^18:00$/)
    type('Ngày đến', '2026-05-08')
    await waitFor(() => expect(network.sentTo(slots).at(-1)?.url).toContain('2026-05-08'))
    await option(/^18:30 · hết chỗ$/)
    const asked = network.sentTo(slots).length
    for (const guests of ['0', '51', '']) type('Số khách', guests)
    type('Số khách', '50')
    await waitFor(() => expect(network.sentTo(slots).at(-1)?.url).toContain('guests=50'))
    expect(network.sentTo(slots)).toHaveLength(asked + 1)
  })

  test('says which days are full for so many guests, which times are past or closed, and of more guests than seats', async () => {
    const openingHours = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
      { weekday, opens: '11:00', closes: '14:00' },
      { weekday, opens: '17:00', closes: '22:00' },
    ])
    const settings = { openingHours, capacity: { seats: 10, stayMinutes: 120 } }
    const { user, network } = await show('/staff/reservations?view=list', { settings })
    network.on('GET /api/reservations/full-days', (_pass, { url }) =>
      Promise.resolve(Response.json(url.includes('guests=8') ? ['2026-05-08', '2026-05-09'] : [])),
    )
    await user.click(button('Nhận đặt bàn qua điện thoại'))
    const form = within(await screen.findByRole('dialog', { name: 'Đặt bàn qua điện thoại' }))
    const type = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } })
    const option = (name: RegExp) => form.findByRole<HTMLOptionElement>('option', { name })
    for (const name of [/^11:30 · đã qua$/, /^15:00 · quán nghỉ$/])
      expect((await option(name)).disabled).toBe(true)
    type('Số khách', '8')
    await form.findByText(/Hết chỗ cho số khách này: 08\/05–09\/05/)
    type('Ngày đến', '2026-05-08')
    await form.findByText(/Thứ Sáu, 08\/05\/2026 · hết chỗ/)
    type('Số khách', '11')
    expect(form.getByRole('alert').textContent).toBe('Quán có 10 chỗ, không đủ cho số khách này.')
    expect(form.queryByText(/Hết chỗ cho/)).toBeNull()
    type('Số khách', '10')
    expect(form.queryByRole('alert')).toBeNull()
  })

  test('is given up by its button, once what was typed may be lost', async () => {
    const { user, network, form, type } = await take()
    type('Họ tên', 'Minh')
    type('Ngày đến', '')
    expect(screen.getByLabelText<HTMLInputElement>('Ngày đến').value).toBe('')
    await user.click(form.getByRole('button', { name: 'Bỏ qua' }))
    await user.click(await screen.findByRole('button', { name: 'Bỏ thay đổi' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(network.sentTo('POST /api/reservations')).toEqual([])
  })

  test('offers no time on a day on which the restaurant is closed, and asks for none', async () => {
    const closures = [{ date: '2026-05-09', reason: 'Holiday', reasonVi: 'Nghỉ' }]
    const { user, network } = await show('/staff/reservations?view=list', { settings: { closures } })
    await user.click(button('Nhận đặt bàn qua điện thoại'))
    const form = within(await screen.findByRole('dialog', { name: 'Đặt bàn qua điện thoại' }))
    fireEvent.change(form.getByLabelText('Ngày đến'), { target: { value: '2026-05-09' } })
    expect((await form.findByRole<HTMLOptionElement>('option', { name: /^18:30/ })).disabled).toBe(true)
    expect(network.sentTo(slots).filter(({ url }) => url.includes('2026-05-09'))).toEqual([])
  })

  test('asks before the same number gets the same day and time once more, and books it only then', async () => {
    const { user, network, form, type } = await take()
    const make = 'POST /api/reservations'
    await book({
      date: form.getByLabelText<HTMLInputElement>('Ngày đến').value,
      time: '18:30',
      phone: '0987654321',
    })
    type('Giờ đến', '18:30')
    type('Họ tên', 'Minh')
    type('Điện thoại', '0987654321')
    const submit = () => user.click(form.getByRole('button', { name: 'Đặt bàn' }))
    await submit()
    const question = () => screen.findByRole('dialog', { name: 'Đặt thêm lần nữa?' })
    await user.click(within(await question()).getByRole('button', { name: 'Xem lại' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Đặt thêm lần nữa?' })).toBeNull())
    expect(form.getByLabelText<HTMLInputElement>('Họ tên').value).toBe('Minh')
    expect(await restaurant.db.select().from(reservationTable)).toHaveLength(1)
    await submit()
    await user.click(within(await question()).getByRole('button', { name: 'Vẫn đặt thêm' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Đặt thêm lần nữa?' })).toBeNull())
    expect(await restaurant.db.select().from(reservationTable)).toHaveLength(2)
    expect(network.sentTo(make)).toHaveLength(3)
  })

  test('takes a party at a time that is full once one says why, which is asked below the time; the row says why', async () => {
    await setSettings(restaurant, { capacity: { seats: 4, stayMinutes: 600 } })
    const settings = { capacity: { seats: 4, stayMinutes: 600 } }
    await book({ date: '2026-05-08', time: '18:30', guests: 4, phone: '0987654321' })
    const { user } = await show('/staff/reservations?view=list', { settings })
    await user.click(button('Nhận đặt bàn qua điện thoại'))
    const form = within(await screen.findByRole('dialog', { name: 'Đặt bàn qua điện thoại' }))
    const type = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } })
    type('Ngày đến', '2026-05-08')
    const full = () => form.findByRole<HTMLOptionElement>('option', { name: '18:30 · hết chỗ' })
    expect((await full()).disabled).toBe(false)
    expect(form.queryByLabelText(/^Lý do nhận vượt chỗ/)).toBeNull()
    type('Giờ đến', '18:30')
    const reason = form.getByLabelText<HTMLInputElement>(/^Lý do nhận vượt chỗ/)
    const fields = form.getAllByRole('textbox')
    expect(fields.indexOf(reason)).toBeLessThan(fields.indexOf(form.getByLabelText('Họ tên')))
    fireEvent.change(reason, { target: { value: 'Kê thêm bàn ngoài sân' } })
    type('Họ tên', 'Minh')
    type('Điện thoại', '0912345678')
    await user.click(form.getByRole('button', { name: 'Đặt bàn' }))
    const made = within(await screen.findByRole('article', { name: /^Minh/, hidden: true }))
    expect(made.getByText('Nhận vượt chỗ: Kê thêm bàn ngoài sân')).toBeDefined()
  })

  test('checks the phone, says at the time that it has just become full, and loses nothing', async () => {
    const { user, network, form, type } = await take()
    const make = 'POST /api/reservations'
    type('Giờ đến', '18:30')
    type('Họ tên', 'Minh')
    type('Điện thoại', '12')
    await user.click(form.getByRole('button', { name: 'Đặt bàn' }))
    expect(document.activeElement).toBe(form.getByLabelText('Điện thoại'))
    expect(network.sentTo(make)).toEqual([])
    type('Điện thoại', '0987654321')
    network.respond(make, 409, { message: '', code: 'reservations.slot-full' })
    await user.click(form.getByRole('button', { name: 'Đặt bàn' }))
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Giờ đến')))
    expect(form.getByLabelText<HTMLInputElement>('Họ tên').value).toBe('Minh')
  })
})

test('two visits that overlap at one table warn on both cards', async () => {
  await book({ name: 'Lan', time: '18:00' })
  await book({ name: 'Minh', time: '19:00', phone: '0987654321' })
  await restaurant.db.update(reservationTable).set({ tableLabel: 'A1' })
  await show()
  const cardOf = async (name: RegExp) => within(await screen.findByRole('article', { name }))
  expect((await cardOf(/^Lan/)).getByText('Bàn A1 cũng xếp cho Minh, 19:00')).toBeDefined()
  expect((await cardOf(/^Minh/)).getByText('Bàn A1 cũng xếp cho Lan, 18:00')).toBeDefined()
})

test('a time that is not among the usual ones stays in the form that changes it', async () => {
  const id = await book()
  await restaurant.db.update(reservationTable).set({ time: '18:10' })
  const { user, network, toast } = await show(`/admin/dashboard/reservations?reservation=${id}&open=edit`, {
    role: 'admin',
  })
  const form = within(await screen.findByRole('dialog', { name: 'Sửa đặt bàn của Lan' }))
  expect(form.getByLabelText<HTMLSelectElement>('Giờ đến').value).toBe('18:10')
  fireEvent.change(form.getByLabelText('Họ tên'), { target: { value: 'Lan Anh' } })
  await user.click(form.getByRole('button', { name: 'Lưu' }))
  await waitFor(() => expect(toast()).toContain('Lan Anh: đã lưu'))
  expect(network.sentTo('PATCH /api/reservations/:id')[0]?.body).not.toHaveProperty('time')
})

describe('a day', () => {
  /** How high the bar of a time is, by what is said of it. */
  const barAt = (said: string | RegExp) =>
    screen.getByText(said).parentElement?.querySelector<HTMLElement>('[style]')?.style.height

  test('that is asked for again and fails shows what it had, beside that it may be old', async () => {
    await book()
    const { user, network } = await show('/staff/reservations?view=day&day=2026-05-07')
    await unfold()
    network.cut('GET /api/reservations/days/:date')
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Trạng thái đặt bàn của Lan' }),
      'confirmed',
    )
    await screen.findByText('Chưa tải được ngày này.')
    expect(await card()).toBeDefined()
  })

  test('shows its tables without cancelled ones, against the seats, full times marked', async () => {
    await book()
    const cancelled = await book({ name: 'Minh', guests: 3 })
    await restaurant.db
      .update(reservationTable)
      .set({ status: 'cancelled' })
      .where(sql`id = ${cancelled}`)
    await show('/staff/reservations?view=day&day=2026-05-07')
    await screen.findByRole('article', { name: /^Minh,/ })
    expect(screen.getByText('1 đặt bàn, 2 khách')).toBeDefined()
    // Without seats the fullest time is as high as bars get.
    expect(barAt(/^19:00: 2 (khách|trên)/)).toBe('6rem')
    expect(screen.queryByText(/hết chỗ/)).toBeNull()
  })

  test('marks in words the times at which every seat is taken', async () => {
    await book({ guests: 4 })
    await book({ name: 'Minh', time: '12:00', guests: 1 })
    const read = 'GET /api/reservations/days/:date'
    const { network, go } = await show()
    network.on(read, async (pass) => Response.json({ ...(await (await pass()).json()), seats: 4 }))
    await go('/staff/reservations?view=day&day=2026-05-07')
    await screen.findByText('19:00: 4 trên 4 chỗ, hết chỗ')
    expect(barAt('19:00: 4 trên 4 chỗ, hết chỗ')).toBe('6rem')
    expect(barAt('12:00: 1 trên 4 chỗ')).toBe('1.5rem')
    expect(screen.getAllByText(/^\d\d:\d\d: 0 trên 4 chỗ$/)).not.toEqual([])
  })

  test('leads to the next, the one before, today and any other; the address says which', async () => {
    const { user, address } = await show('/staff/reservations?view=day&day=nonsense')
    expect(button('Hôm nay').hasAttribute('disabled')).toBe(true)
    await user.click(button('Ngày sau'))
    expect(address()).toBe('/staff/reservations?view=day&day=2026-05-07')
    expect(screen.getByLabelText<HTMLInputElement>('Ngày').value).toBe('2026-05-07')
    expect(button('Hôm nay').hasAttribute('disabled')).toBe(false)
    await user.click(button('Ngày trước'))
    expect(address()).toBe('/staff/reservations?view=day')
    await user.click(button('Ngày trước'))
    expect(address()).toBe('/staff/reservations?view=day&day=2026-05-05')
    fireEvent.change(screen.getByLabelText('Ngày'), { target: { value: '2026-05-20' } })
    expect(address()).toBe('/staff/reservations?view=day&day=2026-05-20')
    fireEvent.change(screen.getByLabelText('Ngày'), { target: { value: '' } })
    expect(address()).toBe('/staff/reservations?view=day&day=2026-05-20')
    await user.click(button('Hôm nay'))
    expect(address()).toBe('/staff/reservations?view=day')
    expect(await screen.findByText('Ngày này chưa có bàn nào')).toBeDefined()
    await user.click(screen.getByRole('radio', { name: 'Tất cả đặt bàn' }))
    expect(address()).toBe('/staff/reservations?view=list')
  })

  test('that cannot be loaded says so, and is loaded when asked again', async () => {
    const { user, network, go } = await show()
    network.cut('GET /api/reservations/days/:date')
    await go('/staff/reservations?view=day')
    expect((await screen.findByRole('alert')).textContent).toContain('Chưa tải được ngày này.')
    network.restore('GET /api/reservations/days/:date')
    await user.click(button('Thử lại'))
    expect(await screen.findByText('Ngày này chưa có bàn nào')).toBeDefined()
  })
})

describe('the page', () => {
  const search = () => screen.getByRole<HTMLInputElement>('searchbox')

  test('opens on today by dining time, and has the list one tap away', async () => {
    restaurant.clock.set('2026-05-06T05:00:00Z')
    await book({ name: 'Minh', date: '2026-05-06', time: '18:00' })
    await book()
    const { user, address } = await show('/staff/reservations')
    await screen.findByRole('article', { name: /^Minh,/ })
    expect(screen.queryByRole('article', { name: /^Lan,/ })).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Tất cả đặt bàn' }))
    await card()
    await user.click(screen.getByRole('radio', { name: 'Theo ngày đến' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: /^Lan,/ })).toBeNull())
    expect(address()).toBe('/staff/reservations')
  })

  test.each(['q=lan', 'period=today', 'status=pending', 'view=day&q=lan'])(
    'answers with the list if the address has %s',
    async (query) => {
      await book()
      await show(`/staff/reservations?${query}`)
      await card()
      expect(screen.getByRole('combobox', { name: 'Thời gian đặt' })).toBeDefined()
    },
  )

  test('finds over all days what is typed on one, and the field keeps the focus both ways', async () => {
    await book({ name: 'Nguyễn Đào' })
    const { user, address } = await show('/staff/reservations')
    await screen.findByText('Ngày này chưa có bàn nào')
    await user.type(search(), 'dao')
    await screen.findByRole('article', { name: /^Nguyễn Đào,/ })
    expect(document.activeElement).toBe(search())
    await user.clear(search())
    await screen.findByText('Ngày này chưa có bàn nào')
    expect(document.activeElement).toBe(search())
    expect(address()).toBe('/staff/reservations')
  })
})

describe('the guests of today', () => {
  const marks = 'PATCH /api/reservations/:id/marks'
  const arrived = () => screen.findByRole('button', { name: 'Lan đã đến' })
  const noShow = () => screen.findByRole('button', { name: 'Lan không đến' })
  const isOn = (each: HTMLElement) => each.getAttribute('aria-pressed') === 'true'

  const confirmAll = () => restaurant.db.update(reservationTable).set({ status: 'confirmed' })

  async function openAt(time: string) {
    restaurant.clock.set('2026-05-06T05:00:00Z')
    await book({ date: '2026-05-06' })
    await confirmAll()
    restaurant.clock.set(`2026-05-06T${time}Z`)
    return show('/staff/reservations')
  }

  test('are marked by one tap, and the toast takes it back', async () => {
    const { user, toast } = await openAt('12:05:00')
    await user.click(await arrived())
    await waitFor(async () => expect((await arrived()).textContent).toBe('Đã đến 19:05'))
    expect(isOn(await arrived())).toBe(true)
    expect(toast()).toContain('Lan đã đến')
    await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
    await waitFor(async () => expect(isOn(await arrived())).toBe(false))
  })

  test('change from arrived to no-show and back, as the last tap says', async () => {
    const { user, network } = await openAt('12:05:00')
    await unfold()
    await user.click(await noShow())
    // It stands among what is over now, folded again.
    await screen.findByRole('region', { name: 'Đã xong, đã huỷ, không đến' })
    expect(screen.getByText('Không đến')).toBeDefined()
    await unfold()
    expect(isOn(await noShow())).toBe(true)
    lastTap.set(undefined)
    await user.click(await arrived())
    await waitFor(async () => expect(isOn(await arrived())).toBe(true))
    expect(screen.queryByText('Không đến')).toBeNull()
    expect(network.sentTo(marks).map(({ body }) => body)).toMatchObject([{ noShow: true }, { arrived: true }])
  })

  test('cannot be given up before their time', async () => {
    await openAt('11:59:00')
    await arrived()
    await unfold()
    expect(screen.queryByRole('button', { name: 'Lan không đến' })).toBeNull()
  })

  test('are confirmed first, also if they are at the door, and then noted as arrived', async () => {
    restaurant.clock.set('2026-05-06T12:00:00Z')
    await book({ date: '2026-05-06', time: '19:30' })
    const { user } = await show('/staff/reservations')
    const confirm = await screen.findByRole('button', { name: 'Xác nhận Lan' })
    expect(screen.queryByRole('button', { name: 'Lan đã đến' })).toBeNull()
    await user.click(confirm)
    await arrived()
  })

  test('leave the keyboard with the next guests, whose step is one press away, when they have arrived', async () => {
    const { user } = await openAt('12:05:00')
    for (const name of ['Minh', 'An']) await book({ name, date: '2026-05-06', time: '19:30' })
    await confirmAll()
    restaurant.clock.set('2026-05-06T12:10:00Z')
    cleanup()
    await show('/staff/reservations')
    const next = await screen.findByRole('button', { name: 'Minh đã đến' })
    ;(await arrived()).focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('region', { name: 'Đã đến' })
    await waitFor(() => expect(document.activeElement).toBe(next))
  })

  test('say in words that they are late, until one notes that they came', async () => {
    const { user } = await openAt('12:20:00')
    expect(await screen.findByText('Trễ 20 phút')).toBeDefined()
    await user.click(await arrived())
    await waitFor(() => expect(screen.queryByText(/^Trễ/)).toBeNull())
  })

  test.each([
    ['confirmed', changeStatus, /^Xác nhận/, 'pending'],
    ['noted as arrived', marks, / đã đến$/, 'confirmed'],
  ] as const)(
    'are %s although the answer was lost, and the toast takes it back',
    async (_what, call, name, before) => {
      restaurant.clock.set('2026-05-06T05:00:00Z')
      await book({ date: '2026-05-06' })
      if (before === 'confirmed') await confirmAll()
      restaurant.clock.set('2026-05-06T12:05:00Z')
      const { user, network, toast } = await show('/staff/reservations')
      network.on(call, async (pass) => {
        await pass()
        throw new TypeError('Failed to fetch')
      })
      const next = await screen.findByRole('button', { name })
      await user.click(next)
      await user.click(await screen.findByRole('button', { name: 'Hoàn tác' }))
      await waitFor(async () =>
        expect(await restaurant.db.select().from(reservationTable)).toMatchObject([
          { status: before, arrivedAt: null },
        ]),
      )
      await waitFor(() => expect(toast()).toContain('Lan'))
      expect(toast()).not.toContain('Lỗi')
    },
  )

  test('are told of a mark that somebody else has changed meanwhile', async () => {
    const { user } = await openAt('12:05:00')
    await arrived()
    await restaurant.db.update(reservationTable).set({ updatedAt: new Date('2026-05-06T12:04:00Z') })
    await user.click(await arrived())
    expect(await screen.findByText(/Người khác vừa thay đổi đặt bàn này/)).toBeDefined()
    expect(isOn(await arrived())).toBe(false)
  })

  test('stand together by table if one asks for it, those without a table first and cancelled ones last', async () => {
    restaurant.clock.set('2026-05-06T05:00:00Z')
    for (const [name, time, tableLabel, status = 'pending'] of [
      ['An', '18:00', 'B2'],
      ['Bình', '18:30', null],
      ['Chi', '20:30', 'b2'],
      ['Dũng', '17:00', null, 'cancelled'],
    ] as const) {
      const id = await book({ name, time, date: '2026-05-06' })
      await restaurant.db
        .update(reservationTable)
        .set({ tableLabel, status })
        .where(sql`id = ${id}`)
    }
    const { user, address } = await show('/staff/reservations')
    const names = () =>
      screen.getAllByRole('article').map((each) => each.getAttribute('aria-label')?.split(',')[0])
    await screen.findByRole('article', { name: /^An,/ })
    expect(names()).toEqual(['An', 'Bình', 'Chi', 'Dũng'])
    await user.click(screen.getByRole('radio', { name: 'Theo bàn' }))
    expect(names()).toEqual(['Bình', 'An', 'Chi', 'Dũng'])
    expect(within(screen.getByRole('region', { name: 'Bàn B2' })).getAllByRole('article')).toHaveLength(2)
    expect(address()).toBe('/staff/reservations?by=table')
    expect(screen.getByRole('link', { name: 'In phiếu ca' }).getAttribute('href')).toBe(
      '/staff/shift-sheet?day=2026-05-06',
    )
  })
})
