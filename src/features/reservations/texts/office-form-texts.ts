/** Booking by phone, editing and deleting reservations in the office. */
const en = {
  form: {
    titleEdit: (name: string) => `Edit the reservation of ${name}`,
    titleTake: 'Booking by phone',
    optional: 'optional',
    chooseTime: 'Choose',
    full: (time: string) => `${time} · full`,
    past: (time: string) => `${time} · past`,
    closed: (time: string) => `${time} · closed`,
    fullDays: (days: string) => `Full for so many guests: ${days}`,
    largeParty: (seats: number) => `The restaurant has ${seats} seats, fewer than these guests need.`,
    save: 'Save',
    take: 'Book',
    cancel: 'Cancel',
    saved: (name: string) => `${name}: saved`,
    taken: 'The table is booked',
    notTaken: 'The table has not been booked',
  },
  changedMeanwhile: 'Somebody else has changed this reservation meanwhile',
  remove: {
    title: 'Delete this reservation?',
    text: (name: string, visit: string) =>
      `${name}, ${visit}. It cannot be undone; the seats are free again.`,
    yes: 'Delete',
    no: 'Keep it',
    done: (name: string) => `The reservation of ${name} is deleted`,
    failed: 'Error',
    failedMore: 'The reservation could not be deleted',
  },
}

const vi: typeof en = {
  form: {
    titleEdit: (name) => `Sửa đặt bàn của ${name}`,
    titleTake: 'Đặt bàn qua điện thoại',
    optional: 'không bắt buộc',
    chooseTime: 'Chọn giờ',
    full: (time) => `${time} · hết chỗ`,
    past: (time) => `${time} · đã qua`,
    closed: (time) => `${time} · quán nghỉ`,
    fullDays: (days) => `Hết chỗ cho số khách này: ${days}`,
    largeParty: (seats) => `Quán có ${seats} chỗ, không đủ cho số khách này.`,
    save: 'Lưu',
    take: 'Đặt bàn',
    cancel: 'Bỏ qua',
    saved: (name) => `${name}: đã lưu`,
    taken: 'Đặt bàn thành công!',
    notTaken: 'Chưa đặt được bàn',
  },
  changedMeanwhile: 'Người khác vừa thay đổi đặt bàn này',
  remove: {
    title: 'Xoá đặt bàn này?',
    text: (name, visit) => `${name}, ${visit}. Xoá rồi không lấy lại được; chỗ ngồi sẽ trống trở lại.`,
    yes: 'Xoá',
    no: 'Giữ lại',
    done: (name) => `Đã xoá đặt bàn của ${name}`,
    failed: 'Lỗi',
    failedMore: 'Không thể xóa đặt bàn',
  },
}

export const reservationFormTexts = { vi, en }
