import type { Language } from '#src/kernel/language.ts'
import { officeOrdersTexts } from '#src/features/orders/texts/office-texts.ts'
import { orderTimesTexts } from '#src/features/orders/texts/order-times-texts.ts'
import { orderLabels, placeOf } from '#src/features/orders/texts/order-labels.ts'

/**
 * The board's words for the stages of an order, for the next steps, and for where guests get their food. They are the same as in
 * the rest of the office.
 */
export const orderWords = { vi: wordsIn('vi'), en: wordsIn('en') }

function wordsIn(language: Language) {
  const { nextStep, nextStepOf } = officeOrdersTexts[language]
  const { status } = orderLabels[language]
  const place = (order: Parameters<typeof placeOf>[0]) => placeOf(order, language)
  const { moveOf: laterOf, moveFailed: laterFailed } = orderTimesTexts[language]
  return { laterOf, laterFailed, nextStep, nextStepOf, status, place }
}
