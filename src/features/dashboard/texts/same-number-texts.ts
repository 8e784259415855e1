import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import type { cancelSameNumber } from '../contract/same-number-endpoints.ts'

/** The texts of the dialog with all open orders and reservations of one phone number. */
export const sameNumberTexts = inBothLanguages({
  title: [(phone: string) => `Cùng số ${phone}`, (phone: string) => `Same number: ${phone}`],
  loading: ['Đang tải các đặt bàn và đơn của số này…', 'Loading what this number has open…'],
  failed: ['Chưa tải được các đặt bàn và đơn của số này.', 'What this number has open could not be loaded.'],
  none: [
    'Số này không còn đặt bàn hay đơn nào cho hôm nay và những ngày tới.',
    'This number has nothing open for today or later.',
  ],
  open: ['Đang mở cho hôm nay và những ngày tới', 'Open for today or later'],
  cancelAll: [(count: number) => `Huỷ tất cả ${count}`, (count: number) => `Cancel all ${count}`],
  cancelled: [
    (count: number) => `Đã huỷ ${count}`,
    (count: number) => (count === 1 ? '1 is cancelled' : `${count} are cancelled`),
  ],
  notCancelled: ['Chưa huỷ được tất cả', 'Could not cancel them all'],
  undo: [fieldTexts.vi.undo, fieldTexts.en.undo],
  restored: [
    (count: number) => `Đã khôi phục ${count} như cũ`,
    (count: number) => (count === 1 ? '1 is as it was' : `${count} are as they were`),
  ],
  missed: [
    (names: string) => `Chưa khôi phục được: ${names}`,
    (names: string) => `Still cancelled: ${names}`,
  ],
  lacks: {
    portions: [(name: string) => `${name} (hết phần)`, (name: string) => `${name} (no portions left)`],
    seats: [(name: string) => `${name} (hết chỗ)`, (name: string) => `${name} (no seats left)`],
  },
  notRestored: ['Chưa hoàn tác được', 'Not undone'],
  notRestoredMore: ['Những gì đã huỷ vẫn ở trạng thái huỷ', 'What was cancelled stays cancelled'],
})

type Code = ProblemCodeOf<typeof cancelSameNumber>

const problemsEn: Readonly<Record<Code, string>> = {
  'same-number.not-found': 'It does not exist any more.',
}

const problemsVi: typeof problemsEn = {
  'same-number.not-found': 'Đặt bàn hay đơn này không còn nữa.',
}

export const sameNumberProblems = { vi: problemsVi, en: problemsEn }
