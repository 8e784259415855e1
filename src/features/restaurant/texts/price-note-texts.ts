import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** What is said about VAT beside prices. The rate is written as in the language. */
export const priceNoteTexts = inBothLanguages({
  excluded: [(rate: string) => `Giá chưa gồm ${rate}% VAT`, (rate: string) => `Prices exclude ${rate}% VAT`],
  included: [(rate: string) => `Giá đã gồm ${rate}% VAT`, (rate: string) => `Prices include ${rate}% VAT`],
})
