import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** What pages say about VAT beside prices. The texts contain `rate` as given, so it has to be written in the page's language. */
export const priceNoteTexts = inBothLanguages({
  excluded: [(rate: string) => `Giá chưa gồm ${rate}% VAT`, (rate: string) => `Prices exclude ${rate}% VAT`],
  included: [(rate: string) => `Giá đã gồm ${rate}% VAT`, (rate: string) => `Prices include ${rate}% VAT`],
})
