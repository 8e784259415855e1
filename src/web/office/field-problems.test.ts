import { expect, it } from 'vitest'
import { z } from 'zod'

import { requiredText } from '#src/kernel/text-field.ts'
import { ApiError } from '../api.ts'
import { fieldProblemText, rejectedFields, schemaProblems } from './field-problems.ts'

const Bike = z.object({
  name: requiredText(10, 'Name it'),
  lock: z.string().min(4).regex(/^\d*$/),
  price: z.string().regex(/^\d+$/),
  gears: z.int().min(1).max(30),
  bells: z.array(z.object({ tone: z.string().max(3) })),
  colour: z.string().superRefine((colour, context) => {
    if (colour === 'beige') context.addIssue({ code: 'custom', params: { code: 'bikes.beige' } })
  }),
})
const bike = { name: 'Red', lock: '1234', price: '288000', gears: 3, bells: [{ tone: 'la' }], colour: 'red' }

it.each([
  ['nothing wrong with a valid form', {}, {}],
  ['a blank field that must say something', { name: '   ' }, { name: 'required' }],
  ['a missing field', { lock: undefined }, { lock: 'required' }],
  ['an empty field that has a shortest length', { lock: '' }, { lock: 'required' }],
  ['a text that is too short', { lock: '123' }, { lock: 'too-short' }],
  ['the first of several problems with a field', { lock: 'abc' }, { lock: 'too-short' }],
  ['a text that is too long', { name: 'x'.repeat(11) }, { name: 'too-long' }],
  ['a number that is too small', { gears: 0 }, { gears: 'too-small' }],
  ['a number that is too large', { gears: 31 }, { gears: 'too-large' }],
  ['a number that is larger than any whole number', { gears: 1e20 }, { gears: 'too-large' }],
  ['what does not look right', { price: '288k' }, { price: 'invalid' }],
  ['a field within a list', { bells: [{ tone: 'la' }, { tone: 'mi la' }] }, { 'bells.1.tone': 'too-long' }],
  ['the code that the contract itself gives', { colour: 'beige' }, { colour: 'bikes.beige' }],
])('the schema finds %s', (_what, changed, problems) => {
  expect(schemaProblems(Bike, { ...bike, ...changed })).toEqual(problems)
})

const rejection = (code: string, fields: Record<string, string> = {}) =>
  new ApiError(400, { message: 'Raw message', code, fields })

it.each([
  ['a field the schema rejected', rejection('request.invalid', { price: 'Bad' }), { price: 'invalid' }],
  [
    'a field with the code of the rejection',
    rejection('bikes.gone', { name: 'Gone' }),
    { name: 'bikes.gone' },
  ],
  ['the field of a code whose response names none', rejection('bikes.locked'), { lock: 'bikes.locked' }],
  [
    'the field of a code besides those that the response names',
    rejection('bikes.locked', { name: 'Locked' }),
    { lock: 'bikes.locked', name: 'bikes.locked' },
  ],
  [
    'a field within a list',
    rejection('bikes.loud', { 'bells.0.tone': 'Loud' }),
    { 'bells.0.tone': 'bikes.loud' },
  ],
  ['no field that the form does not have', rejection('bikes.gone', { wheels: 'Two' }), {}],
  ['no field where no response came', new TypeError('Failed to fetch'), {}],
])('a rejection is about %s', (_what, error, fields) => {
  expect(rejectedFields(error, bike, { 'bikes.locked': 'lock' })).toEqual(fields)
})

const problems = { vi: { 'bikes.gone': 'Xe đã hết.' }, en: { 'bikes.gone': 'It is gone.' } }

it.each([
  ['required', { required: 'Name it' }, 'Name it'],
  ['required', undefined, 'Please fill this in.'],
  ['bikes.gone', undefined, 'It is gone.'],
  ['request.too-many', undefined, 'Too many attempts. Please wait a minute and try again.'],
  ['bikes.unheard-of', undefined, 'Please check this.'],
])('the text for %s with the form’s own %o is "%s"', (code, own, text) => {
  expect(fieldProblemText(code, own, problems, 'en')).toBe(text)
})
