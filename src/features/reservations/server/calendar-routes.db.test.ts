import { expect, it } from 'vitest'

import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { MadeReservation } from '../contract/reservation.ts'
import { reservationTable } from './reservation-table.ts'

const restaurant = testRestaurant()

async function book(): Promise<MadeReservation> {
  restaurant.clock.set('2026-05-06T05:00:00Z')
  const payload = { date: '2026-05-08', time: '19:00', guests: 4, name: 'Khách Thử', phone: '0900 000 000' }
  const response = await restaurant.app.inject({ method: 'POST', url: '/api/reservations', payload })
  return response.json<MadeReservation>()
}

const get = (url: string) => restaurant.app.inject({ url, headers: { host: 'pizza.example' } })

it('a ticket’s holder gets it as a calendar file in their language, which nothing stores', async () => {
  const { ticketUrl } = await book()
  await restaurant.db.update(reservationTable).set({ status: 'confirmed', tableLabel: 'T5' })
  const { statusCode, headers, body } = await get(`${ticketUrl}/calendar.ics?lang=en`)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="table-2026-05-08.ics"',
    'cache-control': 'no-store',
  })
  for (const line of [
    'STATUS:CONFIRMED',
    'SUMMARY:A table for 4 · Bếp Lửa',
    `URL:http://pizza.example${ticketUrl}`,
  ])
    expect(body.replaceAll('\r\n ', '')).toContain(`\r\n${line}\r\n`)
  expect(body).toContain('Table T5')
  for (const personal of ['Khách Thử', '0900', '+84900']) expect(body).not.toContain(personal)
  expect((await get(`${ticketUrl}/calendar.ics?lang=xx`)).body).toContain('SUMMARY:Bàn cho 4 khách')
})

it.each(['none', "a'b", 'x'.repeat(150)])('there is none for the token %s', async (token) => {
  const { statusCode, headers } = await get(`/reservation/${token}/calendar.ics`)
  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
})
