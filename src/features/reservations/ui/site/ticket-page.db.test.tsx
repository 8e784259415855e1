import { setImmediate } from 'node:timers/promises'

import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { Moving } from '#test/support/dom/moving.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { MadeReservation, ReservationTicket } from '../../contract/reservation.ts'
import { reservationTable } from '../../server/reservation-table.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import ReservationTicketPage, { clientLoader } from './ticket-page.tsx'

const restaurant = testRestaurant()

/** Books a table for the next evening unless told otherwise; returns the token of its ticket and what it shows. */
async function book(changes: object = {}) {
  const made = await restaurant.app.inject({
    method: 'POST',
    url: '/api/reservations',
    payload: { date: '2026-05-07', time: '19:00', guests: 2, name: 'Lan', phone: '0912345678', ...changes },
  })
  const token = made.json<MadeReservation>().ticketUrl.split('/').at(-1) ?? ''
  const ticket = await restaurant.app.inject({ url: `/api/reservations/ticket/${token}` })
  return { token, loaderData: ticket.json<ReservationTicket>() }
}

/** What the router gives the ticket's page of a new reservation, which has these differences. */
async function ticketProps(changes: Partial<ReservationTicket> = {}, booked: object = {}) {
  const { token, loaderData } = await book(booked)
  const props = { params: { token }, loaderData: { ...loaderData, ...changes } }
  // The page looks at nothing else of what the router gives it.
  return props as typeof props & ComponentProps<typeof ReservationTicketPage>
}

async function show(changes: Partial<ReservationTicket> = {}, options: PartOptions = {}) {
  const props = await ticketProps(changes)
  return {
    token: props.params.token,
    ...(await showPart(restaurant, <ReservationTicketPage {...props} />, options)),
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const cancel = 'POST /api/reservations/ticket/:token/cancel'

describe('the ticket of a reservation', () => {
  test('says for whom, when, where and at which table, in the language of the reader', async () => {
    await show({ tableLabel: 'B7' }, { language: 'en' })
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts.slice(0, 2)).toEqual(['Lan', 'B7'])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A table for 2')
    expect(screen.getByText('19:00').parentElement?.textContent).toContain('Thursday, 7 May 2026')
    expect(facts[2]).toMatch(/Thu Dau Mot|Binh Duong/)
    expect(screen.getByRole('link', { name: /calendar/i }).getAttribute('href')).toMatch(/\?lang=en$/)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
  })

  test.each([
    ['vi', /gọi cho bạn trước.*chưa được giữ/],
    ['en', /call you.*none is held/],
  ] as const)('says in %s that the restaurant calls before it holds a table', async (language, text) => {
    await show({ needsCall: true }, { language })
    expect(screen.getByText(text)).toBeDefined()
  })

  test('leaves fetching the calendar file to the browser: no page of the site has its address', async () => {
    await show()
    const followed = vi.fn<(isLeftToBrowser: boolean) => void>()
    // Here it goes no further.
    const stop = (event: Event) => {
      followed(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', stop, { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'Thêm vào lịch' }))
    expect(followed).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('has no table until the restaurant has given one', async () => {
    await show()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).not.toContain('Bàn')
  })

  test.each([
    ['pending', true, 'Thêm vào lịch'],
    ['confirmed', true, 'Thêm vào lịch'],
    ['completed', false, undefined],
    ['cancelled', false, 'Ghi vào lịch là đã huỷ'],
  ] as const)(
    'that is %s can be cancelled: %s; and goes into the calendar: %s',
    async (status, can, calendar) => {
      await show({ status })
      expect(screen.queryByRole('button', { name: 'Huỷ đặt bàn' }) !== null).toBe(can)
      expect(screen.queryByRole('link', { name: /lịch/ })?.textContent).toBe(calendar)
    },
  )

  test('of a restaurant without a number and a place leads to neither', async () => {
    await show({ cancellableUntil: null }, { settings: { phone: '', mapQuery: '' } })
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs.filter((href) => !href.includes('calendar.ics'))).toEqual([])
  })

  test('that it is too late to cancel leads to the phone', async () => {
    await show({ cancellableUntil: null })
    expect(screen.queryByRole('button', { name: 'Huỷ đặt bàn' })).toBeNull()
    expect(screen.getByText(/Đã quá giờ huỷ trên trang/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: /^Gọi / })).toHaveLength(2)
  })
})

test('a link that leads to no ticket is a page that does not exist, in the browser as on the server', async () => {
  const { token, network } = await show()
  const load = (asked: string) => {
    const given: object = { params: { token: asked } }
    // It looks at nothing else of what the router gives it.
    return clientLoader(given as Parameters<typeof clientLoader>[0])
  }
  expect(await load(token)).toMatchObject({ name: 'Lan' })
  await expect(load('none')).rejects.toMatchObject({ init: { status: 404 } })
  network.cut('GET /api/reservations/ticket/:token')
  await expect(load(token)).rejects.toBeInstanceOf(TypeError)
})

test('another link shows another ticket, which nobody has begun to cancel', async () => {
  const first = await ticketProps()
  const second = await ticketProps({}, { name: 'Minh', time: '19:30' })
  const { user } = await showPart(
    restaurant,
    <Moving first={<ReservationTicketPage {...first} />} second={<ReservationTicketPage {...second} />} />,
  )
  expect(screen.getByText('Lan')).toBeDefined()
  await user.click(button('Huỷ đặt bàn'))
  await user.click(button('Move'))
  expect(screen.getByText('Minh')).toBeDefined()
  expect(screen.queryByText('Lan')).toBeNull()
  expect(button('Huỷ đặt bàn')).toBeDefined()
})

describe('cancelling', () => {
  test('asks once more, with the focus on the question, and gives it back to who keeps the table', async () => {
    const { user, network } = await show()
    await user.click(button('Huỷ đặt bàn'))
    expect(document.activeElement).toBe(screen.getByText('Bạn muốn huỷ bàn này?'))
    await user.click(button('Vẫn giữ bàn'))
    expect(document.activeElement).toBe(button('Huỷ đặt bàn'))
    expect(network.sentTo(cancel)).toEqual([])
  })

  test('is sent once, and ends at what has become of it', async () => {
    const { user, network } = await show()
    await user.click(button('Huỷ đặt bàn'))
    const release = network.hold(cancel)
    await user.dblClick(button('Huỷ bàn này'))
    expect(button('Huỷ bàn này').getAttribute('aria-busy')).toBe('true')
    release()
    const cancelled = await screen.findByText(/Bàn này đã được huỷ/)
    await waitFor(() => expect(document.activeElement).toBe(cancelled.closest('[role=status]')))
    expect(network.sentTo(cancel)).toHaveLength(1)
  })

  test('that fails says so and can be tried again', async () => {
    const { user, network } = await show()
    await user.click(button('Huỷ đặt bàn'))
    network.cut(cancel)
    await user.click(button('Huỷ bàn này'))
    expect((await screen.findByRole('alert')).textContent).toContain('Chưa huỷ được bàn.')
    // What is left to do is where one is, and not at the status.
    expect(document.activeElement?.getAttribute('role')).not.toBe('status')
    network.restore(cancel)
    await user.click(button('Huỷ bàn này'))
    await screen.findByText(/Bàn này đã được huỷ/)
  })

  test.each([
    [409, 'reservations.cancel-too-late', ticketTexts.vi.problems['reservations.cancel-too-late']],
    [404, 'reservations.ticket-not-found', ticketTexts.vi.problems['reservations.ticket-not-found']],
  ])(
    'that ends with %s %s is not offered again, says why and leads to the phone',
    async (status, code, why) => {
      const { user, network } = await show()
      await user.click(button('Huỷ đặt bàn'))
      network.respond(cancel, status, { message: 'No', code })
      await user.click(button('Huỷ bàn này'))
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Huỷ bàn này' })).toBeNull())
      expect(screen.getAllByRole('link', { name: /^Gọi / })).toHaveLength(2)
      expect(screen.getByText(why)).toBeDefined()
      expect(document.activeElement?.getAttribute('role')).toBe('status')
    },
  )
})

describe('an open ticket', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  const ticket = 'GET /api/reservations/ticket/:token'
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    fireEvent(document, new Event('visibilitychange'))
  }

  const confirm = (token: string) =>
    restaurant.db
      .update(reservationTable)
      .set({ status: 'confirmed' })
      .where(eq(reservationTable.ticketToken, token))

  const stage = () => screen.getByRole('listitem', { current: 'step' }).textContent

  test('shows by itself that the restaurant has confirmed it', async () => {
    const { token } = await show()
    expect(stage()).toBe('Chờ xác nhận')
    await confirm(token)
    see('visible')
    await waitFor(() => expect(stage()).toBe('Đã xác nhận'))
  })

  test('stays as it is where asking how it stands has failed, and asks again', async () => {
    const { network, token } = await show()
    network.cut(ticket)
    see('visible')
    await act(() => setImmediate())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(stage()).toBe('Chờ xác nhận')
    network.restore(ticket)
    await confirm(token)
    see('visible')
    await waitFor(() => expect(stage()).toBe('Đã xác nhận'))
  })

  test('asks how it stands every 15 seconds', async () => {
    const props = await ticketProps()
    const { network } = await showPart(
      restaurant,
      <Moving first={null} second={<ReservationTicketPage {...props} />} />,
    )
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() })
    fireEvent.click(button('Move'))
    vi.advanceTimersByTime(14_999)
    expect(network.sentTo(ticket)).toEqual([])
    vi.advanceTimersByTime(1)
    expect(network.sentTo(ticket)).toHaveLength(1)
  })

  test('that was asked for before it was cancelled, and comes after, does not take that back', async () => {
    const { network, user } = await show()
    const { promise: isCancelled, resolve: cancelled } = Promise.withResolvers<void>()
    const { promise: hasCome, resolve: come } = Promise.withResolvers<void>()
    network.on(ticket, async (pass) => {
      const response = await pass()
      await isCancelled
      setTimeout(come)
      return response
    })
    see('visible')
    await waitFor(() => expect(network.sentTo(ticket)).toHaveLength(1))
    await user.click(button('Huỷ đặt bàn'))
    await user.click(button('Huỷ bàn này'))
    await screen.findByText(/Bàn này đã được huỷ/)
    await act(async () => {
      cancelled()
      await hasCome
    })
    expect(screen.getByText(/Bàn này đã được huỷ/)).toBeDefined()
  })

  test('takes the focus back to its button once, not each time that it is drawn anew', async () => {
    const { token, user } = await show()
    await user.click(button('Huỷ đặt bàn'))
    await user.click(button('Vẫn giữ bàn'))
    expect(document.activeElement).toBe(button('Huỷ đặt bàn'))
    const calendar = screen.getByRole('link', { name: /lịch/ })
    calendar.focus()
    await confirm(token)
    see('visible')
    expect(await screen.findByText('Đã xác nhận')).toBeDefined()
    expect(document.activeElement).toBe(calendar)
  })

  test('asks how it stands when it is looked at again, not while it is hidden, and no more once it is left', async () => {
    const { network, leave } = await show()
    see('hidden')
    expect(network.sentTo(ticket)).toEqual([])
    see('visible')
    expect(network.sentTo(ticket)).toHaveLength(1)
    leave()
    see('visible')
    expect(network.sentTo(ticket)).toHaveLength(1)
  })
})
