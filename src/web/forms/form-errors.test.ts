import { describe, expect, it } from 'vitest'

import { ApiError } from '../api.ts'
import { fieldErrors, rejectionsOf, withoutChanged } from './form-errors.ts'

const values = { time: '', name: 'Lan', email: '', wishes: '' }
const codes = {
  fieldCodes: { email: 'bikes.email-invalid' },
  codeFields: { 'bikes.all-taken': 'time' },
} as const
const texts = {
  vi: {
    'bikes.email-invalid': 'Email chưa đúng.',
    'bikes.all-taken': 'Giờ này hết xe.',
    'bikes.past': 'Đã qua.',
  },
  en: {
    'bikes.email-invalid': 'No e-mail.',
    'bikes.all-taken': 'All bikes are taken.',
    'bikes.past': 'Over.',
  },
}

const shown = (error: unknown, language: 'vi' | 'en') =>
  fieldErrors([], rejectionsOf(error, values, codes), texts, language)

describe('the fields that a failed call was about', () => {
  it('have the text of their code where the schema of the contract rejected them', () => {
    const error = new ApiError(400, {
      message: 'Invalid email',
      code: 'request.invalid',
      fields: {
        email: 'Invalid email',
        wishes: 'Use at most 1000 characters.',
        website: 'No',
        'items.0.id': 'x',
      },
    })
    expect(shown(error, 'vi')).toEqual({
      email: 'Email chưa đúng.',
      wishes: 'Bạn xem lại thông tin vừa nhập nhé.',
    })
  })

  it('have the text of the rejection where it has a code of its own', () => {
    const error = new ApiError(400, { message: 'x', code: 'bikes.past', fields: { time: 'x' } })
    expect(shown(error, 'en')).toEqual({ time: 'Over.' })
  })

  it('are found by the code where the response names none', () => {
    const error = new ApiError(409, { message: 'Full', code: 'bikes.all-taken' })
    expect(shown(error, 'en')).toEqual({ time: 'All bikes are taken.' })
  })

  it('have the server’s message for a code without a text, and nothing that a proxy says', () => {
    const fields = { name: 'Say it in English' }
    expect(shown(new ApiError(400, { message: 'x', code: 'bikes.new', fields }), 'vi')).toEqual(fields)
    expect(shown(new ApiError(400, { message: 'x', fields }), 'vi')).toEqual({
      name: 'Bạn xem lại thông tin vừa nhập nhé.',
    })
  })

  it('are none without a response, and none by a name that objects inherit', () => {
    expect(rejectionsOf(new TypeError('Failed to fetch'), values, codes)).toEqual({})
    const fields = { constructor: 'x', toString: 'x' }
    expect(
      rejectionsOf(new ApiError(400, { message: 'x', code: 'constructor', fields }), values, codes),
    ).toEqual({})
  })

  it('are no longer about a field that has been changed', () => {
    const rejections = { name: { code: 'a', message: 'a' }, email: { code: 'b', message: 'b' } }
    expect(withoutChanged(rejections, { name: '' })).toEqual({ email: rejections.email })
  })
})

describe('what is wrong with a form', () => {
  it('is the first problem of each field by its check, before what the server rejected', () => {
    const problems = [
      { field: 'time', code: 'bikes.past' },
      { field: 'time', code: 'bikes.all-taken' },
    ] as const
    const rejections = {
      time: { code: 'bikes.all-taken', message: '' },
      name: { code: 'bikes.past', message: '' },
    }
    expect(fieldErrors(problems, rejections, texts, 'en')).toEqual({ time: 'Over.', name: 'Over.' })
  })
})
