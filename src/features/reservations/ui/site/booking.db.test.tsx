import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { computeAccessibleName } from 'dom-accessibility-api'
import { sql } from 'drizzle-orm'
import type { ComponentProps, ReactElement } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { reservationTable } from '../../server/reservation-table.ts'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { setSettings } from '#test/support/set-settings.ts'
import { addDays, formatWeekdayDate } from '#src/kernel/dates.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { BookingDialog } from './booking-dialog.tsx'
import BookingPage from './booking-page.tsx'
import { Booking } from './booking.tsx'

const restaurant = testRestaurant()

afterEach(() => void vi.unstubAllGlobals())

const time = (at: string) => screen.queryByRole<HTMLInputElement>('radio', { name: new RegExp(`^${at}`) })
/** A day among those that are offered at once. */
const day = (date: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name: new RegExp(`^${formatWeekdayDate(date, 'vi')}`) })
const chosenOf = (name: string) =>
  within(screen.getByRole('radiogroup', { name })).queryByRole<HTMLInputElement>('radio', { checked: true })
    ?.value
const submit = () => screen.getByRole('button', { name: 'Đặt bàn' })
/** Taps the number of guests; a large party chooses it from the list behind the last chip. */
async function chooseGuests({ user }: Pick<Awaited<ReturnType<typeof showPart>>, 'user'>, guests: number) {
  const name = new RegExp(`^${guests > 8 ? '9\\+' : guests} (khách|guests?)$`)
  await user.click(screen.getByRole('radio', { name }))
  if (guests > 8) await user.selectOptions(screen.getByRole('combobox'), String(guests))
}

interface Shown extends PartOptions {
  readonly place?: 'home' | 'page'
  readonly part?: ReactElement
}

async function show({ place = 'page', part = <Booking place={place} />, ...options }: Shown = {}) {
  await restaurant.db.execute(sql`truncate ${reservationTable} cascade`)
  const shown = await showPart(restaurant, part, options)
  const { user } = shown
  const chooseDate = async (date: string) => {
    const offered = day(date)
    if (offered) return await user.click(offered)
    await user.click(screen.getByRole('button', { name: 'Ngày khác' }))
    await user.click(await screen.findByRole('button', { name: formatWeekdayDate(date, 'vi') }))
  }
  const chooseTime = async (at: string) => {
    const partOfDay = { '12': 'Trưa', '15': 'Chiều' }[at.slice(0, 2)] ?? 'Tối'
    await user.click(screen.getByRole('button', { name: partOfDay }))
    await user.click(await screen.findByRole('radio', { name: at }))
  }
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByRole('textbox', { name: label }))
    if (text) await user.type(screen.getByRole('textbox', { name: label }), text)
  }
  /** A whole form, whatever an earlier one has left. */
  const fillAll = async () => {
    await chooseDate('2026-05-07')
    await chooseTime('19:00')
    await chooseGuests({ user }, 2)
    await fill('Tên của bạn', 'Lan')
    await fill('Số điện thoại', '0912345678')
    await fill('Email không bắt buộc', '')
  }
  return { ...shown, chooseDate, chooseTime, fill, fillAll }
}

describe('the form of a booking', () => {
  test('begins with today, two guests and no time, within the days that can be booked', async () => {
    await show()
    expect([chosenOf('Ngày đến'), chosenOf('Giờ đến')]).toEqual(['2026-05-06', undefined])
    const days = within(screen.getByRole('radiogroup', { name: 'Ngày đến' })).getAllByRole('radio')
    expect(days.map((radio) => radio.getAttribute('value'))).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays('2026-05-06', ahead)),
    )
    screen.getByText(/^2 khách · Thứ Tư, 06\/05\/2026 ·/)
    expect(chosenOf('Số khách')).toBe('2')
  })

  test('that is beyond a limit is no table yet, and says so whatever the limit was', async () => {
    await setSettings(restaurant, { capacity: { seats: 40, stayMinutes: 120 }, callAboveOpen: 1 })
    const { user, fillAll, leave } = await show()
    const said: (string | null)[] = []
    for (const guests of [2, 2, 13]) {
      await fillAll()
      await chooseGuests({ user }, guests)
      await user.click(submit())
      const again = await screen.findByRole('button', { name: 'Đặt thêm bàn khác' })
      said.push(
        screen.getByRole('heading', { level: 3 }).parentElement?.textContent?.replace(/\d+ khách/, '') ??
          null,
      )
      await user.click(again)
    }
    const [booked, often, large] = said
    expect(often).not.toBe(booked)
    expect(often).toMatch(/gọi.*trước.*chưa được giữ/)
    expect(large).toBe(often)
    leave()
  })

  test('says that no day has times where the restaurant is never open', async () => {
    await show({ settings: { openingHours: [] } })
    screen.getByText(/06\/05\/2026 · Ngày này không còn giờ$/)
    expect(screen.queryAllByRole('radio', { name: /^\d\d:/ })).toEqual([])
    expect(screen.getAllByRole('radio', { name: / · Nghỉ$/ })).toHaveLength(7)
  })

  test('strikes out what is full for so many guests, and asks again when these change', async () => {
    const { user, network, chooseDate } = await show()
    network.on('GET /api/reservations/slots', (_pass, { url }) =>
      Promise.resolve(
        Response.json([
          { time: '18:00', isFull: url.includes('guests=8') },
          { time: '18:30', isFull: false },
        ]),
      ),
    )
    await chooseDate('2026-05-08')
    await waitFor(() => expect(network.sentTo('GET /api/reservations/slots').length).toBeGreaterThan(0))
    await chooseGuests({ user }, 8)
    await user.click(await screen.findByRole('button', { name: /giờ đã hết$/ }))
    await screen.findByRole('radio', { name: '18:00 · hết bàn' })
    expect([time('18:00')?.disabled, time('18:30')?.disabled]).toEqual([true, false])
    screen.getByRole('radio', { name: '18:30' })
    await chooseGuests({ user }, 2)
    await waitFor(() => expect(time('18:00')?.disabled).toBe(false))
  })

  test('offers no day on which the restaurant is closed, and says so', async () => {
    const closures = [{ date: '2026-05-09', reason: 'Holiday', reasonVi: 'Nghỉ' }]
    await show({ settings: { closures } })
    screen.getByRole('radio', { name: 'Thứ Bảy, 09/05/2026 · Nghỉ' })
    expect([day('2026-05-09')?.disabled, day('2026-05-10')?.disabled]).toEqual([true, false])
  })

  test('asks again for the times of a day that were asked for half a minute ago', async () => {
    const { network, isLoading, chooseDate } = await show()
    const asked = (date: string) =>
      network.sentTo('GET /api/reservations/slots').filter(({ url }) => url.includes(date)).length
    const choose = async (date: string, times: number) => {
      await chooseDate(date)
      await waitFor(() => expect(asked(date)).toBe(times))
      // Until its response has come, it is not known how old it is.
      await waitFor(() => expect(isLoading()).toBe(false))
    }
    await choose('2026-05-12', 1)
    await choose('2026-05-13', 1)
    vi.setSystemTime(Date.now() + 29_000)
    await choose('2026-05-12', 1)
    vi.setSystemTime(Date.now() + 2_000)
    await choose('2026-05-13', 2)
  })

  test('says at each field what is missing, and takes one to the first', async () => {
    const { user, fill } = await show()
    await fill('Tên của bạn', '')
    await fill('Số điện thoại', '')
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(submit())
    expect(document.activeElement).toBe(time('17:00'))
    // Safari would bring it to the edge alone, beneath the message.
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'center' })
    scrolled.mockRestore()
    const invalid = [...document.querySelectorAll('[aria-invalid]')].map((field) =>
      computeAccessibleName(field),
    )
    expect(invalid).toEqual(['Giờ đến', 'Tên của bạn', 'Số điện thoại'])
  })

  test('leads from the line above its button to the times as long as none is chosen', async () => {
    const { user, chooseTime } = await show()
    const missing = () => screen.queryByRole('button', { name: 'chưa chọn giờ' })
    await user.click(missing() ?? submit())
    expect(document.activeElement).toBe(time('17:00'))
    await chooseTime('18:30')
    expect(missing()).toBeNull()
  })

  test('says at its field that no country has such a number, and loses nothing', async () => {
    const { user, network, fillAll, fill } = await show()
    await fillAll()
    await fill('Số điện thoại', '+1 202 555 010')
    await user.click(submit())
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Số điện thoại' })
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
    expect(network.sentTo('POST /api/reservations')).toHaveLength(1)
    const described = (phone.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('mã nước')
    expect(document.activeElement).toBe(phone)
    expect(phone.value).toBe('+1 202 555 010')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tên của bạn' }).value).toBe('Lan')
    await fill('Số điện thoại', '+1 202 555 0100')
    expect(phone.getAttribute('aria-invalid')).toBeNull()
    await user.click(submit())
    await screen.findByRole('heading', { name: 'Đặt bàn thành công!' })
    screen.getByText(/\+1 202 555 0100/)
  })

  test('sends what it shows, once, and is empty after that', async () => {
    const { user, network, fillAll, fill } = await show()
    await fillAll()
    await fill('Email không bắt buộc', ' lan@example.com ')
    const release = network.hold('POST /api/reservations')
    await user.dblClick(submit())
    expect(submit().getAttribute('aria-busy')).toBe('true')
    release()
    const title = await screen.findByRole('heading', { name: 'Đặt bàn thành công!' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(network.sentTo('POST /api/reservations').map(({ body }) => body)).toEqual([
      {
        date: '2026-05-07',
        time: '19:00',
        guests: 2,
        name: 'Lan',
        phone: '0912345678',
        email: 'lan@example.com',
        specialRequests: '',
        language: 'vi',
        website: '',
      },
    ])
    expect(screen.getByText(/gọi lại theo số 0912 345 678/)).toBeDefined()
    expect(screen.getByText('Chờ xác nhận')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Đặt thêm bàn khác' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tên của bạn' }).value).toBe('')
    expect(chosenOf('Giờ đến')).toBeUndefined()
  })

  test('closes the dialog it stands in when the ticket is followed', async () => {
    const leave = vi.fn<() => void>()
    const { user, fillAll, address } = await show({
      part: <BookingDialog open onClose={leave} />,
    })
    await fillAll()
    await user.click(submit())
    await user.click(await screen.findByRole('link', { name: 'Xem phiếu đặt bàn' }))
    expect(leave).toHaveBeenCalledOnce()
    expect(address()).toMatch(/^\/reservation\/./)
  })

  test.each([
    ['home', 'Có lỗi xảy ra'],
    ['page', 'Đặt bàn thất bại'],
  ] as const)(
    'that fails on %s says so under its own title, and what was typed stays',
    async (place, title) => {
      const { user, network, fillAll, toast } = await show({ place })
      await fillAll()
      network.cut('POST /api/reservations')
      await user.click(submit())
      await waitFor(() => expect(toast()).toContain(title))
      expect(toast()).toContain('Mất kết nối mạng')
      expect(within(submit().closest('form') ?? document.body).getByText(/Mất kết nối mạng/)).toBeDefined()
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tên của bạn' }).value).toBe('Lan')
    },
  )

  test('that fails on its own page says so under the title of that page', async () => {
    vi.stubGlobal('IntersectionObserver', NearObserver)
    // Of what the router passes the page looks at nothing else.
    const page: Partial<ComponentProps<typeof BookingPage>> = { loaderData: null }
    const { user, network, fillAll, toast } = await show({
      part: <BookingPage {...(page as ComponentProps<typeof BookingPage>)} />,
    })
    await screen.findByRole('radiogroup', { name: 'Ngày đến' })
    await fillAll()
    network.cut('POST /api/reservations')
    await user.click(submit())
    await waitFor(() => expect(toast()).toContain('Đặt bàn thất bại'))
  })

  test('asks anew which times are full when one has just been taken, and takes one there', async () => {
    const { user, network, fillAll } = await show()
    await fillAll()
    network.on('GET /api/reservations/slots', () =>
      Promise.resolve(Response.json([{ time: '19:00', isFull: true }])),
    )
    network.respond('POST /api/reservations', 409, { message: 'Full', code: 'reservations.slot-full' })
    await user.click(submit())
    await screen.findByRole('radio', { name: '19:00 · hết bàn' })
    await waitFor(() => expect(document.activeElement).toBe(time('19:00')))
    const times = screen.getByRole('radiogroup', { name: 'Giờ đến' })
    expect(times.getAttribute('aria-invalid')).toBe('true')
    // What has been chosen is not taken away: the guest leaves it for another.
    expect(chosenOf('Giờ đến')).toBe('19:00')
  })

  test('sends no time that has become full for more guests, and takes one there', async () => {
    const { user, network, fillAll } = await show()
    network.on('GET /api/reservations/slots', (_pass, { url }) =>
      Promise.resolve(Response.json([{ time: '19:00', isFull: url.includes('guests=8') }])),
    )
    await fillAll()
    await chooseGuests({ user }, 8)
    await screen.findByRole('radio', { name: '19:00 · hết bàn' })
    await user.click(submit())
    expect(document.activeElement).toBe(time('19:00'))
    expect(network.sentTo('POST /api/reservations')).toEqual([])
  })

  test('takes the errors of fields to them', async () => {
    const { user, network, fillAll } = await show()
    await fillAll()
    network.respond('POST /api/reservations', 400, {
      message: 'Invalid',
      code: 'request.invalid',
      fields: { email: 'Invalid' },
    })
    await user.click(submit())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email không bắt buộc' })),
    )
  })
})

describe('where the restaurant has seats to fill', () => {
  const seated = { settings: { capacity: { seats: 10, stayMinutes: 600 } } }
  const full = 'GET /api/reservations/full-days'
  const fullInSight = () =>
    screen
      .queryAllByRole<HTMLInputElement>('radio', { name: / · Hết bàn$/ })
      .map(({ value, disabled }) => `${value}${disabled ? '' : ' chosen'}`)

  /** After one booking the form of the next is empty, whatever was in it: nobody has chosen its day. */
  async function beginAnew({ user, fillAll }: Pick<Awaited<ReturnType<typeof show>>, 'user' | 'fillAll'>) {
    await fillAll()
    await user.click(submit())
    await user.click(await screen.findByRole('button', { name: 'Đặt thêm bàn khác' }))
  }

  /** The days that are full, by the number of guests that asks. */
  async function showWithFull(days: (guests: number) => readonly string[], options: Shown = {}) {
    await setSettings(restaurant, seated.settings)
    const shown = await show({ ...seated, ...options })
    shown.network.on(full, (_pass, { url }) =>
      Promise.resolve(Response.json(days(Number(new URL(url, 'http://x').searchParams.get('guests'))))),
    )
    const choose = (guests: number) => chooseGuests(shown, guests)
    return { ...shown, choose }
  }

  test.each([
    ['vi', 'Quán có 10 chỗ. Đoàn 11 khách, bạn gọi để quán thu xếp giúp nhé.', /^Gọi /],
    ['en', 'We have 10 seats. For 11 guests please call us, and we will see what we can do.', /^Call /],
  ] as const)('a party beyond them is told at once whom to call: %s', async (language, told, call) => {
    const { user, network, choose } = await showWithFull(() => [], { language })
    await choose(10)
    expect(screen.queryByRole('alert')).toBeNull()
    await choose(11)
    const notice = within(screen.getByRole('alert'))
    expect(screen.getByRole('alert').textContent).toContain(told)
    expect(notice.getByRole('link', { name: call }).getAttribute('href')).toMatch(/^tel:/)
    // The number comes first, before a day.
    const [first] = screen.getAllByRole('radiogroup')
    expect(first).toBe(screen.getByRole('radiogroup', { name: /^(Số khách|Guests)$/ }))
    await user.click(screen.getByRole('button', { name: /^(Đặt bàn|Book a Table)$/ }))
    expect(first?.contains(document.activeElement)).toBe(true)
    const asked = [...network.sentTo(full), ...network.sentTo('GET /api/reservations/slots')]
    expect([
      network.sentTo('POST /api/reservations'),
      asked.filter(({ url }) => url.includes('guests=11')),
    ]).toEqual([[], []])
  })

  test('strikes out the days that are full for so many before one is chosen, and begins with one that is not', async () => {
    const { user, choose, chooseDate, fillAll } = await showWithFull((guests) =>
      guests === 4 ? ['2026-05-06', '2026-05-07', '2026-05-09'] : [],
    )
    await beginAnew({ user, fillAll })
    await choose(4)
    await waitFor(() => expect(fullInSight()).toEqual(['2026-05-06', '2026-05-07', '2026-05-09']))
    expect(chosenOf('Ngày đến')).toBe('2026-05-08')
    await choose(2)
    await waitFor(() => expect(fullInSight()).toEqual([]))
    await chooseDate('2026-05-09')
    await choose(4)
    // What has been chosen is not taken away.
    await waitFor(() => expect(fullInSight()).toContain('2026-05-09 chosen'))
  })

  test('a day that is full for more guests stays once its time is chosen, and is not sent', async () => {
    const { user, network, fill, fillAll, choose, chooseTime } = await showWithFull((guests) =>
      guests === 8 ? ['2026-05-06'] : [],
    )
    await beginAnew({ user, fillAll })
    network.sent.length = 0
    await chooseTime('19:00')
    await fill('Tên của bạn', 'Lan')
    await fill('Số điện thoại', '0912345678')
    await fill('Email không bắt buộc', '')
    await choose(8)
    await waitFor(() => expect(fullInSight()).toEqual(['2026-05-06 chosen']))
    expect(chosenOf('Ngày đến')).toBe('2026-05-06')
    await user.click(submit())
    expect(document.activeElement).toBe(day('2026-05-06'))
    expect(screen.getByText('Ngày này đã hết bàn cho số khách này, bạn chọn ngày khác nhé.')).toBeDefined()
    expect(network.sentTo('POST /api/reservations')).toEqual([])
  })

  test('asks anew which days are full when a time has just been taken', async () => {
    const { user, network, fillAll } = await showWithFull(() => [])
    await fillAll()
    await waitFor(() => expect(network.sentTo(full).length).toBeGreaterThan(0))
    network.on(full, () => Promise.resolve(Response.json(['2026-05-07'])))
    network.respond('POST /api/reservations', 409, { message: 'Full', code: 'reservations.slot-full' })
    await user.click(submit())
    await waitFor(() => expect(fullInSight()).toEqual(['2026-05-07 chosen']))
  })

  test('can be booked as ever where the days cannot be asked for', async () => {
    const { network, user, fillAll } = await showWithFull(() => [])
    network.cut(full)
    await fillAll()
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Đặt bàn thành công!' })).toBeDefined()
  })

  test('asks for no days where no capacity is set', async () => {
    const { network, user, fillAll } = await show()
    await fillAll()
    await chooseGuests({ user }, 50)
    await waitFor(() =>
      expect(network.sentTo('GET /api/reservations/slots').at(-1)?.url).toContain('guests=50'),
    )
    expect([network.sentTo(full), screen.queryByRole('alert')]).toEqual([[], null])
  })
})

test.each([
  ['2026-05-09', '15:00', 'Giờ này quán nghỉ giữa hai lần mở cửa, bạn chọn giờ sớm hơn hoặc muộn hơn nhé.'],
  ['2026-05-09', '12:00', 'Giờ này quán nghỉ, bạn chọn giờ khác nhé.'],
])('a time chosen on another day says on %s at %s that the restaurant is closed', async (date, at, told) => {
  const openingHours = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    weekday === 6
      ? [
          { weekday, opens: '12:30', closes: '14:00' },
          { weekday, opens: '17:00', closes: '22:00' },
        ]
      : [{ weekday, opens: '11:00', closes: '22:00' }],
  )
  const { user, network, chooseDate, chooseTime } = await show({ settings: { openingHours } })
  await chooseDate('2026-05-08')
  await chooseTime(at)
  await chooseDate(date)
  await user.click(submit())
  expect(document.activeElement).toBe(time(at))
  expect(screen.getByText(told)).toBeDefined()
  expect(network.sentTo('POST /api/reservations')).toEqual([])
})

test('a limit of an address loses nothing: the form counts down, names the number to call, and books by itself', async () => {
  const { user, network, fillAll } = await show()
  await fillAll()
  network.on('POST /api/reservations', () =>
    Promise.resolve(
      Response.json(
        { message: 'Slow', code: 'request.too-many' },
        { status: 429, headers: { 'Retry-After': '2' } },
      ),
    ),
  )
  await user.click(submit())
  const timer = await screen.findByRole('timer')
  expect(timer.textContent).toMatch(/\b[12] giây/)
  expect(timer.parentElement?.querySelector('a[href^="tel:"]')).not.toBeNull()
  network.restore('POST /api/reservations')
  await waitFor(async () => expect(await restaurant.db.$count(reservationTable)).toBe(1), { timeout: 10_000 })
  expect(network.sentTo('POST /api/reservations')).toHaveLength(2)
})

test('what is sent by a bot is told apart by the field that only bots fill in', async () => {
  const { user, network, fillAll } = await show()
  await fillAll()
  const form = submit().closest('form') ?? document.body
  const honeypot = form.querySelector('input[name=website]')
  if (honeypot) fireEvent.change(honeypot, { target: { value: 'https://spam.example' } })
  network.respond('POST /api/reservations', 429, { message: 'Slow', code: 'request.too-many' })
  await user.click(submit())
  await waitFor(() =>
    expect(network.sentTo('POST /api/reservations')[0]?.body).toMatchObject({
      website: 'https://spam.example',
    }),
  )
  expect(within(form).queryByRole('textbox', { name: 'Website' })).toBeNull()
})
