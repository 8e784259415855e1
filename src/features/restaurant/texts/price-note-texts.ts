import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** What is said beside prices of VAT, with its rate as it is written in the language. */
export const priceNoteTexts = inBothLanguages({
  excluded: [(rate: string) => `Giá chưa gồm ${rate}% VAT`, (rate: string) => `Prices exclude ${rate}% VAT`],
  included: [(rate: string) => `Giá đã gồm ${rate}% VAT`, (rate: string) => `Prices include ${rate}% VAT`],
})
