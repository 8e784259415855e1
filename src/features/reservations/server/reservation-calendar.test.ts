import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it, test } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { calendarLine, calendarText } from '#src/kernel/icalendar.ts'
import { reservationCalendar } from './reservation-calendar.ts'

const reservation = {
  date: '2026-05-08',
  time: '19:00',
  guests: 4,
  status: 'pending',
  needsCall: false,
  tableLabel: null,
  ticketToken: 'a-token-of-a-ticket',
  createdAt: new Date('2026-05-06T05:00:00Z'),
  updatedAt: new Date('2026-05-06T05:00:00Z'),
} as const
const page = {
  language: 'vi',
  origin: 'https://pizza.example',
  now: new Date('2026-05-07T01:02:03Z'),
} as const

type Changes = Partial<Omit<Parameters<typeof reservationCalendar>[0], 'ticketToken'>>

function fileOf(changes: Changes = {}, restaurant: object = {}): string {
  return reservationCalendar({ ...reservation, ...changes }, { ...siteSettings, ...restaurant }, page)
}

/** The one event of a file, as a parser of another project reads it. */
function eventOf(file: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const [event, another] = calendar.getAllSubcomponents('vevent')
  if (!event || another) throw new Error('Not one event')
  return new ICAL.Event(event)
}

describe('the calendar file of a reservation', () => {
  it('is an event in the restaurant’s time zone', () => {
    const event = eventOf(fileOf())
    expect(event.startDate.toJSDate()).toEqual(new Date('2026-05-08T12:00:00Z'))
    expect(event.endDate.toJSDate()).toEqual(new Date('2026-05-08T14:00:00Z'))
    expect(event.startDate.zone.tzid).toBe('Asia/Ho_Chi_Minh')
    expect(event.summary).toBe('Bàn cho 4 khách · Bếp Lửa')
    expect(event.location).toBe(siteSettings.addressVi)
    expect(event.description).toBe(
      'Chờ xác nhận\nGọi 0274 000 0000\nhttps://pizza.example/reservation/a-token-of-a-ticket',
    )
    expect(event.component.getFirstPropertyValue('url')).toBe(
      'https://pizza.example/reservation/a-token-of-a-ticket',
    )
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-05-07T01:02:03Z')
  })

  it('is written as every calendar reads it, as news that asks for no answer', () => {
    const lines = fileOf().replaceAll('\r\n ', '').trimEnd().split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Restaurant//Reservations//VI',
      'METHOD:PUBLISH',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Ho_Chi_Minh',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0700',
      'TZOFFSETTO:+0700',
      'TZNAME:+07',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:[\da-f]{32}$/),
      'DTSTAMP:20260507T010203Z',
      'LAST-MODIFIED:20260506T050000Z',
      'SEQUENCE:0',
      'DTSTART;TZID=Asia/Ho_Chi_Minh:20260508T190000',
      'DTEND;TZID=Asia/Ho_Chi_Minh:20260508T210000',
      'STATUS:TENTATIVE',
      'SUMMARY:Bàn cho 4 khách · Bếp Lửa',
      `LOCATION:${calendarText(siteSettings.addressVi)}`,
      expect.stringMatching(/^DESCRIPTION:Chờ xác nhận/),
      'URL:https://pizza.example/reservation/a-token-of-a-ticket',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  it('lasts as long as the restaurant says a party stays, past midnight too', () => {
    const restaurant = { capacity: { seats: 40, stayMinutes: 195 } }
    expect(eventOf(fileOf({ time: '21:00' }, restaurant)).endDate.toJSDate()).toEqual(
      new Date('2026-05-08T17:15:00Z'),
    )
  })

  it.each([
    ['pending', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED'],
    ['completed', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('of a reservation that is %s is an event that is %s', (status, written) => {
    expect(eventOf(fileOf({ status })).component.getFirstPropertyValue('status')).toBe(written)
  })

  it('replaces the one of a second ago', () => {
    const sequenceAt = (updatedAt: string) => eventOf(fileOf({ updatedAt: new Date(updatedAt) })).sequence
    expect(sequenceAt('2026-05-06T05:00:02Z')).toBe(sequenceAt('2026-05-06T05:00:01Z') + 1)
    // Clocks of two servers may differ.
    expect(sequenceAt('2026-05-06T04:59:59Z')).toBe(0)
  })

  it('replaces the one from before a change, and names the table', () => {
    const before = eventOf(fileOf())
    const after = eventOf(fileOf({ tableLabel: 'T5', updatedAt: new Date('2026-05-06T06:00:00Z') }))
    expect(after.uid).toBe(before.uid)
    expect(after.uid).not.toContain('a-token')
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(String(after.component.getFirstPropertyValue('last-modified'))).toBe('2026-05-06T06:00:00Z')
    expect(after.description).toContain('Bàn T5')
  })

  it('holds whatever the restaurant’s texts are, in lines of at most 75 octets that end with CRLF', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 1, max: 50 }),
        (name, guests) => {
          const file = fileOf({ guests }, { name, nameVi: name, address: name, addressVi: name })
          const lines = file.split('\r\n')
          expect(lines.pop()).toBe('')
          for (const line of lines) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
            expect(line).not.toMatch(/[\r\n]/)
          }
          expect(eventOf(file).location).toBe(readable(name))
        },
      ),
    )
  })
})

/** What a calendar can hold of a text. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
}

test('a text is escaped, and folded between characters', () => {
  expect(calendarText('a, b; c\\d\r\ne\u0007')).toBe('a\\, b\\; c\\\\d\\ne')
  const folded = calendarLine('SUMMARY', 'ế'.repeat(60))
  expect(folded.split('\r\n ').length).toBe(3)
  expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'ế'.repeat(60)}\r\n`)
})
