import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { personProblems } from '#src/web/texts/person-problem-texts.ts'
import type { lookUpGuest } from '../contract/known-guest-endpoints.ts'

/** The texts of the box below a phone number about which something is stored. */
export const knownGuestTexts = inBothLanguages({
  title: ['Quán biết số này', 'The restaurant knows this number'],
  name: [(name: string) => `Tên lần trước: ${name}`, (name: string) => `Name last time: ${name}`],
  take: [(known: string) => `Dùng ${known}`, (known: string) => `Use ${known}`],
  allergies: ['Ghi chú nhắc đến dị ứng hay chất gây dị ứng', 'Notes that mention allergies or allergens'],
  noShows: [
    (count: number) => `Đặt bàn mà khách không đến: ${count}`,
    (count: number) => `Bookings to which nobody came: ${count}`,
  ],
  orders: ['Các đơn gần nhất', 'Last orders'],
  note: ['Ghi chú', 'Note'],
  again: ['Như lần trước', 'As last time'],
  notAdded: ['Chưa thêm được các món này', 'These dishes could not be added'],
  notAddedMore: [
    'Bạn thử lại, hoặc chọn món trong thực đơn nhé.',
    'Try again, or choose them from the menu.',
  ],
})

type Code = ProblemCodeOf<typeof lookUpGuest>

const problemsEn: Readonly<Record<Code, string>> = {
  ...personProblems.en('guests'),
  'guests.look-up-off': 'The owner has not turned this on.',
}
const problemsVi: typeof problemsEn = {
  ...personProblems.vi('guests'),
  'guests.look-up-off': 'Chủ quán chưa bật tính năng này.',
}

/** The office shows no message for these error codes. The texts are for other programs that use the API. */
export const knownGuestProblems = { vi: problemsVi, en: problemsEn }
