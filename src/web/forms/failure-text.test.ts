import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'

import { endpointsOf, type ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { CommonProblemCode } from '#src/kernel/problem.ts'
import { ApiError } from '../api.ts'
import { codeText, failureText, fieldCode } from './failure-text.ts'
import { failureTexts } from './failure-texts.ts'

const endpoint = endpointsOf('Bikes')
const rentBike = endpoint('POST /api/bikes', {
  summary: 'Rents a bike',
  codes: ['bikes.gone', 'bikes.too-small'],
})
const listBikes = endpoint('GET /api/bikes', {
  summary: 'All bikes',
  response: z.array(z.string()),
})

type Texts = Record<ProblemCodeOf<typeof rentBike | typeof listBikes>, string>

const en: Texts = { 'bikes.gone': 'This bike is gone.', 'bikes.too-small': 'This bike is too small.' }
const vi: Texts = { 'bikes.gone': 'Xe này đã hết.', 'bikes.too-small': 'Xe này quá nhỏ.' }
const texts = { vi, en }

describe('texts that do not compile', () => {
  test('one without a text for a code that a contract declares', () => {
    // @ts-expect-error a code is missing
    const missing: Texts = { 'bikes.gone': 'This bike is gone.' }
    expect(Object.keys(missing)).not.toContain('bikes.too-small')
  })

  test('one for a code that no contract declares', () => {
    const more: Texts = {
      ...en,
      // @ts-expect-error no call fails with this code
      'bikes.stolen': 'This bike is stolen.',
    }
    expect(Object.keys(more)).toHaveLength(3)
  })

  test('one without a text for a code of any call', () => {
    const { 'server.unavailable': busy, ...others } = failureTexts.en
    // @ts-expect-error a code is missing
    const missing: Record<CommonProblemCode, string> = others
    expect(Object.values(missing)).not.toContain(busy)
  })
})

describe('why a call failed', () => {
  it.each([
    [
      'the text of its own code',
      new ApiError(409, { message: 'Gone', code: 'bikes.gone' }),
      en['bikes.gone'],
    ],
    [
      'the text of a code of any call',
      new ApiError(503, { message: 'Máy bận', code: 'server.unavailable' }),
      failureTexts.en['server.unavailable'],
    ],
    ['the server’s message for another code', new ApiError(409, { message: 'No', code: 'bikes.new' }), 'No'],
    [
      'nothing that a proxy says',
      new ApiError(502, { message: '<html>Bad Gateway</html>' }),
      'Please try again later.',
    ],
    [
      'nothing that a proxy says of what it will not pass on',
      new ApiError(413, { message: '<html>Request Entity Too Large</html>' }),
      'Please try again later.',
    ],
    ['nothing that has no code', new ApiError(400, { message: 'Bad luck' }), 'Please try again later.'],
    ['nothing empty', new ApiError(500, { message: '' }), 'Please try again later.'],
    ['a lost connection', new TypeError('Failed to fetch'), failureTexts.en['network.failed']],
    ['no message of a defect', new SyntaxError('Unexpected token'), 'Please try again later.'],
  ])('is %s', (_what, error, text) => {
    expect(failureText(error, texts, 'en', 'Please try again later.')).toBe(text)
  })

  it('is said by the feature where it has words of its own for the code of any call', () => {
    const own = { vi: { 'request.too-many': 'Từ từ nhé.' }, en: { 'request.too-many': 'Slowly.' } }
    expect([codeText('request.too-many', own, 'vi'), codeText('request.too-many', own, 'en')]).toEqual([
      'Từ từ nhé.',
      'Slowly.',
    ])
  })

  it('takes no name that objects inherit for a code', () => {
    expect(codeText('constructor', texts, 'vi')).toBeUndefined()
  })
})

describe('the code of a rejected field', () => {
  const rejected = (code: string) => new ApiError(400, { message: '', code })

  it('is that of the field where the schema of the contract rejected it', () => {
    expect(fieldCode(rejected('request.invalid'), 'bikes.too-small')).toBe('bikes.too-small')
    expect(fieldCode(rejected('request.invalid'), undefined)).toBe('request.invalid')
  })

  it('is that of the rejection where it has one of its own', () => {
    expect(fieldCode(rejected('bikes.gone'), 'bikes.too-small')).toBe('bikes.gone')
  })
})
