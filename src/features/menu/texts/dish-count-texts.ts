import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { availabilityTexts } from '#src/web/texts/availability-texts.ts'

/** The texts with which staff say how many portions of a dish are left. */
export const dishCountTexts = inBothLanguages({
  count: ['Đếm số phần…', 'Count portions…'],
  left: [availabilityTexts.vi.left, availabilityTexts.en.left],
  countOf: [
    (dish: string, left: number | undefined) =>
      left === undefined ? `${dish}: đếm số phần còn hôm nay` : `${dish}: hôm nay còn ${left}, đổi số`,
    (dish: string, left: number | undefined) =>
      left === undefined ? `${dish}: count what is left today` : `${dish}: ${left} left today, change`,
  ],
  title: [
    (dish: string) => `${dish}: hôm nay còn mấy phần?`,
    (dish: string) => `${dish}: how many are left today?`,
  ],
  end: ['Không đếm nữa', 'Stop counting'],
  done: [
    (dish: string, left: number | undefined) =>
      left === undefined ? `${dish}: không đếm nữa` : `${dish}: hôm nay còn ${left}`,
    (dish: string, left: number | undefined) =>
      left === undefined ? `${dish}: no longer counted` : `${dish}: ${left} left today`,
  ],
  failed: ['Chưa đổi được số phần còn lại', 'The count could not be changed'],
  missing: [(ingredients: string) => `Hết ${ingredients}`, (ingredients: string) => `Out of ${ingredients}`],
})
