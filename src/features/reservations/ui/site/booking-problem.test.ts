import { expect, it } from 'vitest'

import { ApiError } from '#src/web/api.ts'
import { problemText, rejectedFields } from './booking-problem.ts'

it.each([
  ['vi', 'Máy của Bếp đang bận một chút.'],
  ['en', 'Our computer is busy right now.'],
] as const)('says in %s that the server is unavailable', (language, text) => {
  const error = new ApiError(503, { message: 'Briefly unavailable', code: 'server.unavailable' })
  expect(problemText(error, language, 'Please try again later.')).toContain(text)
})

it('says at a field what the schema of the contract rejects, in the guest’s language', () => {
  const error = new ApiError(400, {
    message: 'Invalid email',
    code: 'request.invalid',
    fields: { email: 'Invalid email', specialRequests: 'Use at most 1000 characters.', website: 'No' },
  })
  expect(rejectedFields(error, 'vi')).toEqual({
    email: 'Vui lòng nhập đúng địa chỉ email, ví dụ lan@example.com.',
    specialRequests: 'Bạn xem lại thông tin vừa nhập nhé.',
  })
})

it('puts a full slot down to the time, and a rule to its field', () => {
  const full = new ApiError(409, { message: 'Full', code: 'reservations.slot-full' })
  expect(rejectedFields(full, 'en')).toEqual({
    time: 'This time is fully booked. Please choose another one.',
  })
  const past = new ApiError(400, { message: 'x', code: 'reservations.date-past', fields: { date: 'x' } })
  expect(rejectedFields(past, 'en')).toEqual({ date: 'This day has passed. Please choose a later one.' })
})
