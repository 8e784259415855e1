import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cutReview } from './cut-review.ts'

const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length

describe('a review on its card', () => {
  it.each([
    ['a short one', 'Ngon!'],
    ['one of 160 characters exactly', 'a'.repeat(160)],
    ['one of 160 characters that take more room in memory', '🛵'.repeat(160)],
    ['one of 160 decomposed letters', 'ế'.normalize('NFD').repeat(160)],
  ])('stays whole: %s', (_which, review) => {
    expect(cutReview(review)).toEqual({ text: review, isCut: false })
  })

  it.each([
    [
      'ends with the last whole word',
      `${'phô mai '.repeat(19)}mozzarella kéo sợi`,
      `${'phô mai '.repeat(18)}phô mai…`,
    ],
    ['keeps a word that ends exactly there', `${'a'.repeat(155)} bánh nóng`, `${'a'.repeat(155)} bánh…`],
    [
      'leaves no comma before the ellipsis',
      `${'a'.repeat(150)}, bánh mỏng giòn`,
      `${'a'.repeat(150)}, bánh…`,
    ],
    ['leaves no comma and dash behind', `${'a'.repeat(150)} –, mozzarella`, `${'a'.repeat(150)}…`],
    ['counts no blanks around it', `  ${'a'.repeat(161)}  `, `${'a'.repeat(160)}…`],
    ['leaves no comma behind either', `${'a'.repeat(155)}, mozzarella`, `${'a'.repeat(155)}…`],
    ['cuts within a word that has no end', 'a'.repeat(161), `${'a'.repeat(160)}…`],
    ['never cuts an emoji in two', '👨‍👩‍👧‍👦'.repeat(200), `${'👨‍👩‍👧‍👦'.repeat(160)}…`],
    [
      'never cuts a Vietnamese letter in two',
      'ế'.normalize('NFD').repeat(200),
      `${'ế'.normalize('NFD').repeat(160)}…`,
    ],
  ])('%s', (_what, review, text) => {
    expect(cutReview(review)).toEqual({ text, isCut: true })
  })

  it('shows at most 160 characters of a review, from its beginning', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('bánh', 'lửa', '🔥', ','),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), (words) => {
        const review = words.join(' ')
        const { text, isCut } = cutReview(review)
        expect(text).toBe(isCut ? `${text.slice(0, -1)}…` : review.trim())
        if (!isCut) return
        expect(review.trim().startsWith(text.slice(0, -1))).toBe(true)
        expect(characters(text.slice(0, -1))).toBeLessThanOrEqual(160)
      }),
    )
  })
})
