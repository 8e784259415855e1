/** What is said beside prices of VAT, with its rate as it is written in the language. */
const en = {
  excluded: (rate: string) => `Prices exclude ${rate}% VAT`,
  included: (rate: string) => `Prices include ${rate}% VAT`,
}

const vi: typeof en = {
  excluded: (rate) => `Giá chưa gồm ${rate}% VAT`,
  included: (rate) => `Giá đã gồm ${rate}% VAT`,
}

export const priceNoteTexts = { vi, en }
