import { expect, test } from 'vitest'

import { mergedValues } from '#src/web/office/edited-values.ts'
import { editedFields, editValues } from './edit-values.ts'
import { reservation } from '#test/support/reservations.ts'

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
