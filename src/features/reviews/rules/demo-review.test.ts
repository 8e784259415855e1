import { expect, test } from 'vitest'

import { demoGuestTitle, demoShare } from './demo-review.ts'

const demo = { customerTitle: demoGuestTitle.en }
const real = { customerTitle: 'Regular' }

test.each([
  [[demo, demo], 'all'],
  [[demo, real], 'some'],
  [[real, real], 'none'],
  [[], 'none'],
] as const)('of %j, demo data are: %s', (reviews, share) => {
  expect(demoShare(reviews)).toBe(share)
})
