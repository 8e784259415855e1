import type { VatNotice } from '../rules/vat.ts'

/** The texts of a notice about VAT. `rate` and `standard` are VAT rates in percent; the dates are formatted for people. */
interface NoticeTexts {
  readonly title: (rate: string, lastDay: string) => string
  readonly text: (rate: string, standard: string) => string
  /** The label of the button that sets the standard VAT rate from the given day on. */
  readonly answer: (standard: string, standardFrom: string) => string
}

interface VatTexts extends Readonly<Record<VatNotice['kind'], NoticeTexts>> {
  readonly settings: string
  readonly saved: (standard: string, standardFrom: string) => string
  readonly saveFailed: string
  readonly saveFailedMore: string
}

const fromEn = (standard: string, standardFrom: string) => `${standard}% from ${standardFrom}`
const fromVi = (standard: string, standardFrom: string) => `${standard}% từ ${standardFrom}`

const en: VatTexts = {
  ending: {
    title: (_rate, lastDay) => `The VAT rate ends on ${lastDay}`,
    text: (rate) =>
      `The settings have no rate for the days after it. Until you choose one, ${rate}% goes on. Ask your accountant which rate applies.`,
    answer: fromEn,
  },
  ended: {
    title: (_rate, lastDay) => `The VAT rate ended on ${lastDay}`,
    text: (rate) =>
      `The settings have no rate since then: every order is still charged ${rate}%. Ask your accountant which rate applies.`,
    answer: fromEn,
  },
  reduced: {
    title: (rate, lastDay) => `VAT of ${rate}% is law only until ${lastDay}`,
    text: (_rate, standard) =>
      `The settings give it no end. As the law stands, ${standard}% applies afterwards. Nothing changes unless you choose: ask your accountant.`,
    answer: (standard) => `Ends then, ${standard}% after`,
  },
  lapsed: {
    title: (rate, lastDay) => `VAT of ${rate}% was law only until ${lastDay}`,
    text: (rate, standard) =>
      `The settings give it no end: every order is still charged ${rate}% instead of ${standard}%. Nothing changes unless you choose: ask your accountant.`,
    answer: fromEn,
  },
  settings: 'To the settings',
  saved: (standard, standardFrom) => `VAT: ${standard}% from ${standardFrom}.`,
  saveFailed: 'VAT not changed',
  saveFailedMore: 'The rate stays as it was',
}

const vi: VatTexts = {
  ending: {
    title: (_rate, lastDay) => `Thuế suất GTGT hết hiệu lực sau ngày ${lastDay}`,
    text: (rate) =>
      `Cài đặt chưa có thuế suất cho những ngày sau đó. Nếu bạn chưa chọn, mức ${rate}% vẫn được áp dụng. Hãy hỏi kế toán mức nào là đúng.`,
    answer: fromVi,
  },
  ended: {
    title: (_rate, lastDay) => `Thuế suất GTGT đã hết hiệu lực sau ngày ${lastDay}`,
    text: (rate) =>
      `Cài đặt chưa có thuế suất cho những ngày sau đó: mọi đơn hàng vẫn tính ${rate}%. Hãy hỏi kế toán mức nào là đúng.`,
    answer: fromVi,
  },
  reduced: {
    title: (rate, lastDay) => `Thuế GTGT ${rate}% chỉ đến hết ${lastDay}`,
    text: (_rate, standard) =>
      `Trong cài đặt, mức này chưa có ngày kết thúc. Theo luật hiện nay, sau đó là ${standard}%. Nếu bạn không chọn thì không có gì thay đổi: hãy hỏi kế toán.`,
    answer: (standard) => `Kết thúc ngày đó, sau đó ${standard}%`,
  },
  lapsed: {
    title: (rate, lastDay) => `Thuế GTGT ${rate}% chỉ đến hết ${lastDay}`,
    text: (rate, standard) =>
      `Trong cài đặt, mức này chưa có ngày kết thúc: mọi đơn hàng vẫn tính ${rate}% thay vì ${standard}%. Nếu bạn không chọn thì không có gì thay đổi: hãy hỏi kế toán.`,
    answer: fromVi,
  },
  settings: 'Đến phần cài đặt',
  saved: (standard, standardFrom) => `Thuế GTGT: ${standard}% từ ${standardFrom}.`,
  saveFailed: 'Chưa đổi được thuế GTGT',
  saveFailedMore: 'Mức thuế vẫn như cũ',
}

export const vatTexts = { vi, en }
