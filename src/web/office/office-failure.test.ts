import { expect, it } from 'vitest'

import { ApiError } from '../api.ts'
import { type CallProblemTexts, officeFailureText } from './office-failure.ts'
import { officeProblemTexts } from './texts/problem-texts.ts'

const problems: CallProblemTexts<'PATCH /api/orders/:id/status'> = {
  vi: {
    'orders.stale': 'Đơn đã đổi.',
    'orders.not-found': 'Đơn không còn.',
    'orders.archived': 'Đơn đã lưu trữ.',
    'orders.confirm-first': 'Gọi xác nhận trước.',
    'orders.not-enough-left': '{dishVi} chỉ còn {left}.',
  },
  en: {
    'orders.stale': 'It has changed.',
    'orders.not-found': 'It is gone.',
    'orders.archived': 'It is archived.',
    'orders.confirm-first': 'Confirm it first.',
    'orders.not-enough-left': 'Only {left} left of {dish}.',
  },
}

it('a text names the figure of the response that it leaves room for', () => {
  const failure = (details: unknown) =>
    officeFailureText(
      new ApiError(409, { message: 'For developers', code: 'menu.category-not-empty', details }),
      {
        vi: { 'menu.category-not-empty': 'Danh mục này vẫn còn {dishes} món.' },
        en: { 'menu.category-not-empty': 'Dishes still in this category: {dishes}.' },
      },
      'vi',
    )
  expect(failure({ dishes: 12 })).toBe('Danh mục này vẫn còn 12 món.')
  // A response of another version of the server may have none.
  expect(failure(undefined)).toBe('Danh mục này vẫn còn … món.')
})

it('a text names what the response names, in its own language', () => {
  const details = { dish: 'Four cheeses', dishVi: 'Bốn phô mai', left: 2 }
  const failure = new ApiError(409, { message: '', code: 'orders.not-enough-left', details })
  expect(officeFailureText(failure, problems, 'en')).toBe('Only 2 left of Four cheeses.')
  expect(officeFailureText(failure, problems, 'vi')).toBe('Bốn phô mai chỉ còn 2.')
})

const rejected = (code: string | undefined, status = 409) =>
  new ApiError(status, { message: 'For developers', ...(code !== undefined && { code }) })

it.each([
  ['the feature’s text for its code', rejected('orders.stale'), 'It has changed.', 'Đơn đã đổi.'],
  [
    'the common text for the code of any call',
    rejected('session.forbidden'),
    officeProblemTexts.en['session.forbidden'],
    officeProblemTexts.vi['session.forbidden'],
  ],
  [
    'nothing for an unknown code, least of all the server’s message',
    rejected('orders.new'),
    undefined,
    undefined,
  ],
  ['nothing for a name that objects inherit', rejected('constructor'), undefined, undefined],
  [
    'a busy server where a proxy responds for it',
    rejected(undefined, 502),
    officeProblemTexts.en['server.unavailable'],
    officeProblemTexts.vi['server.unavailable'],
  ],
  [
    'a busy server where it fails without a code',
    rejected(undefined, 500),
    officeProblemTexts.en['server.unavailable'],
    officeProblemTexts.vi['server.unavailable'],
  ],
  [
    'a lost connection',
    new TypeError('Failed to fetch'),
    officeProblemTexts.en['network.failed'],
    officeProblemTexts.vi['network.failed'],
  ],
  [
    'a lost connection, where no response came in time',
    new DOMException('signal timed out', 'TimeoutError'),
    officeProblemTexts.en['network.failed'],
    officeProblemTexts.vi['network.failed'],
  ],
  ['nothing for a defect', new SyntaxError('Unexpected token'), undefined, undefined],
])('a failure reads as %s', (_what, error, en, vi) => {
  expect(officeFailureText(error, problems, 'en')).toBe(en)
  expect(officeFailureText(error, problems, 'vi')).toBe(vi)
})

it('a declared code without a text does not compile', () => {
  // @ts-expect-error the Vietnamese texts lack a code
  const missing: typeof problems = { ...problems, vi: { 'orders.stale': 'Đơn đã đổi.' } }
  expect(Object.keys(missing.vi)).toEqual(['orders.stale'])
})
