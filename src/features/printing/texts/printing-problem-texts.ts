import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts that staff read for the error codes of API calls about printing. */
export const printingProblems = inBothLanguages({
  'orders.not-found': ['Đơn này không còn nữa.', 'This order does not exist any more.'],
  'printing.job-not-found': ['Phiếu này không còn nữa.', 'This ticket does not exist any more.'],
  'printing.job-changed': [
    'Người khác vừa xử lý phiếu này; màn hình đã hiện mới nhất.',
    'Someone else has just dealt with this ticket; the screen shows the latest.',
  ],
  'printing.no-printer': [
    'Chưa có máy in nào in được phiếu này. Chủ quán thêm máy in ở mục In ấn.',
    'No printer prints this yet. The owner adds printers under Printing.',
  ],
})

/** The texts that the owner reads for the error codes of the call that saves the printers. */
export const printersProblems = inBothLanguages({
  'restaurant.stale': [
    'Người khác vừa sửa cài đặt. Bạn tải lại trang rồi sửa lần nữa nhé.',
    'Someone else has changed the settings meanwhile. Please reload the page and try again.',
  ],
  'restaurant.phone-invalid': ['Số điện thoại chưa đúng.', 'This is no phone number.'],
})
