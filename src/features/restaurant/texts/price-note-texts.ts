import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Notes about VAT beside prices. They insert `rate` unchanged, so the caller must format it for the page's language. */
export const priceNoteTexts = inBothLanguages({
  excluded: [(rate: string) => `Giá chưa gồm ${rate}% VAT`, (rate: string) => `Prices exclude ${rate}% VAT`],
  included: [(rate: string) => `Giá đã gồm ${rate}% VAT`, (rate: string) => `Prices include ${rate}% VAT`],
})
