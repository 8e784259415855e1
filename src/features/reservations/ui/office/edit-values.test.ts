import { expect, test } from 'vitest'

import type { Reservation } from '../../contract/reservation.ts'
import { editedFields, editValues, mergedValues } from './edit-values.ts'

const reservation: Reservation = {
  id: 'res_1',
  name: 'Khách Thử',
  email: null,
  phone: '+84900000000',
  date: '2026-11-22',
  time: '18:30',
  guests: 4,
  specialRequests: null,
  status: 'pending',
  source: 'web',
  createdBy: null,
  tableLabel: null,
  language: 'vi',
  createdAt: '2026-11-21T09:34:00.000Z',
  updatedAt: '2026-11-21T09:34:00.000Z',
}
const before = editValues(reservation)

test('only what was edited is sent, guests as a number', () => {
  expect(editedFields(before, before)).toEqual({})
  expect(editedFields(before, { ...before, guests: '6', time: '19:00' })).toEqual({
    guests: 6,
    time: '19:00',
  })
})

test('what somebody else has changed comes in where nothing was typed; what was typed stays', () => {
  const typed = { ...before, guests: '6', specialRequests: 'Ghế cho bé' }
  const now = editValues({ ...reservation, guests: 8, status: 'confirmed' })
  const merged = mergedValues(before, typed, now)
  expect(merged).toEqual({ ...typed, status: 'confirmed' })
  expect(editedFields(now, merged)).toEqual({ guests: 6, specialRequests: 'Ghế cho bé' })
})
