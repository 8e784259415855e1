import { describe, expect, it } from 'vitest'

import { formatDay, formatMoment } from './order-times.ts'

// Half past eight in the evening at the restaurant.
const saturday = new Date('2026-11-21T13:30:00Z')

describe('the text for a time', () => {
  it.each([
    ['2026-11-21', 'Hôm nay, 21/11', 'Today, 21 Nov'],
    ['2026-11-22', 'Ngày mai, 22/11', 'Tomorrow, 22 Nov'],
    ['2026-11-23', 'Thứ Hai, 23/11', 'Monday, 23 Nov'],
  ])('names the day %s', (date, vi, en) => {
    expect([formatDay(date, saturday, 'vi'), formatDay(date, saturday, 'en')]).toEqual([vi, en])
  })

  it.each([
    ['2026-11-21T21:00', '21:00 hôm nay', '21:00 today'],
    ['2026-11-22T11:00', '11:00 ngày mai, Chủ Nhật 22/11', '11:00 tomorrow, Sunday 22 Nov'],
    ['2026-11-23T11:15', '11:15 Thứ Hai, ngày 23/11/2026', '11:15 on Monday, 23 November 2026'],
  ])('says the moment %s', (local, vi, en) => {
    expect([formatMoment(local, saturday, 'vi'), formatMoment(local, saturday, 'en')]).toEqual([vi, en])
  })

  it("counts days by the restaurant's calendar, not by the visitor's", () => {
    const justAfterMidnightThere = new Date('2026-11-21T17:05:00Z')
    expect(formatDay('2026-11-22', justAfterMidnightThere, 'en')).toBe('Today, 22 Nov')
  })
})
