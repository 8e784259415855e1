import { expect, test } from 'vitest'

import { pageStatus, respondNotFound } from './page-status.ts'

test.each([
  [{ status: 400 }, 404],
  [{ status: 404 }, 404],
  [{ status: 410 }, 410],
  [{ status: 503 }, 503],
  [{ status: '404' }, 500],
  [new Error('No connection'), 500],
  ['404', 500],
  [null, 500],
])('a page whose data fails with %o has the status %i', (error, status) => {
  expect(pageStatus(error)).toBe(status)
})

test.each([{ status: 400 }, { status: 404 }])(
  'what is unknown is a page that does not exist: %o',
  (error) => {
    const found = expect.objectContaining({ init: { status: 404 } }) as object
    expect(() => respondNotFound(error)).toThrow(found)
  },
)

test('any other failure of a loader stays what it is', () => {
  const error = Object.assign(new Error('Busy'), { status: 503 })
  expect(() => respondNotFound(error)).toThrow(error)
})
