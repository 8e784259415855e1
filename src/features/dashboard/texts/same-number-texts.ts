import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { officeReservationProblems } from '#src/features/reservations/texts/office-problem-texts.ts'
import type { cancelSameNumber, restoreSameNumber } from '../contract/same-number-endpoints.ts'

/** All that one number has open. */
const en = {
  title: (phone: string) => `Same number: ${phone}`,
  loading: 'Loading what this number has open…',
  failed: 'What this number has open could not be loaded.',
  none: 'This number has nothing open for today or later.',
  open: 'Open for today or later',
  cancelAll: (count: number) => `Cancel all ${count}`,
  cancelled: (count: number) => (count === 1 ? '1 is cancelled' : `${count} are cancelled`),
  notCancelled: 'Could not cancel them all',
  undo: fieldTexts.en.undo,
  restored: (count: number) => (count === 1 ? '1 is as it was' : `${count} are as they were`),
  notRestored: 'Not undone',
  notRestoredMore: 'What was cancelled stays cancelled',
}

const vi: typeof en = {
  title: (phone) => `Cùng số ${phone}`,
  loading: 'Đang tải các đặt bàn và đơn của số này…',
  failed: 'Chưa tải được các đặt bàn và đơn của số này.',
  none: 'Số này không còn đặt bàn hay đơn nào cho hôm nay và những ngày tới.',
  open: 'Đang mở cho hôm nay và những ngày tới',
  cancelAll: (count) => `Huỷ tất cả ${count}`,
  cancelled: (count) => `Đã huỷ ${count}`,
  notCancelled: 'Chưa huỷ được tất cả',
  undo: fieldTexts.vi.undo,
  restored: (count) => `Đã khôi phục ${count} như cũ`,
  notRestored: 'Chưa hoàn tác được',
  notRestoredMore: 'Những gì đã huỷ vẫn ở trạng thái huỷ',
}

export const sameNumberTexts = { vi, en }

type Code = ProblemCodeOf<typeof cancelSameNumber | typeof restoreSameNumber>

const problemsEn: Readonly<Record<Code, string>> = {
  'same-number.not-found': 'It does not exist any more.',
  'reservations.slot-full': officeReservationProblems.en['reservations.slot-full'],
  'reservations.party-too-large': officeReservationProblems.en['reservations.party-too-large'],
}

const problemsVi: typeof problemsEn = {
  'same-number.not-found': 'Đặt bàn hay đơn này không còn nữa.',
  'reservations.slot-full': officeReservationProblems.vi['reservations.slot-full'],
  'reservations.party-too-large': officeReservationProblems.vi['reservations.party-too-large'],
}

export const sameNumberProblems = { vi: problemsVi, en: problemsEn }
