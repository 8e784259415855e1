import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts for the two marks that staff set on a reservation: its guests have arrived, or did not come. */
export const visitMarkTexts = inBothLanguages({
  arrived: ['Đã đến', 'Arrived'],
  noShow: ['Không đến', 'No-show'],
  arrivedAt: [(time: string) => `Đã đến ${time}`, (time: string) => `Arrived ${time}`],
  arrivedOf: [(name: string) => `${name} đã đến`, (name: string) => `${name} has arrived`],
  noShowOf: [(name: string) => `${name} không đến`, (name: string) => `${name} did not come`],
  unmarked: [(name: string) => `${name}: đã bỏ ghi`, (name: string) => `${name}: no longer marked`],
  late: [(minutes: number) => `Trễ ${minutes} phút`, (minutes: number) => `${minutes} minutes late`],
  failed: {
    title: ['Chưa ghi được', 'Not noted'],
    more: ['Có lỗi xảy ra khi cập nhật đặt bàn', 'An error occurred while updating the reservation'],
  },
})
