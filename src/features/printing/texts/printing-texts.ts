import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts of the office screen about printing, and of the buttons that print an order. */
export const printingTexts = inBothLanguages({
  title: ['In ấn', 'Printing'],
  loading: ['Đang tải hàng chờ in…', 'Loading the print queue…'],
  failed: ['Chưa tải được hàng chờ in.', 'The print queue could not be loaded.'],
  writeFailed: {
    title: ['Chưa làm được', 'That did not work'],
    description: ['Bạn thử lại nhé', 'Please try again'],
  },
  noPrinters: {
    title: ['Chưa có máy in', 'No printer yet'],
    text: [
      'Chủ quán thêm máy in thì mỗi đơn mới, đơn sửa và đơn huỷ sẽ ra phiếu.',
      'Once the owner adds a printer, each new, changed and cancelled order is a ticket.',
    ],
  },
  noJobs: {
    title: ['Chưa có phiếu nào', 'No tickets yet'],
    text: ['Phiếu của đơn mới hiện ở đây.', 'The tickets of new orders show here.'],
  },
  groups: {
    doubt: ['Chưa chắc đã in', 'In doubt'],
    failed: ['Chưa in được', 'Failed'],
    overdue: ['Chờ quá 20 phút, cần bạn bấm', 'Waited over 20 minutes, needs a tap'],
    taken: ['Đang in', 'Being printed'],
    waiting: ['Đang chờ', 'Waiting'],
    later: ['In sau, gần giờ khách hẹn', 'Printed later, shortly before it is due'],
    printed: ['Đã in', 'Printed'],
    dropped: ['Không cần in nữa', 'Need not be printed'],
  },
  papers: {
    new: ['Phiếu bếp', 'Kitchen ticket'],
    changed: ['Sửa đơn', 'Change'],
    cancelled: ['Huỷ đơn', 'Cancellation'],
    bill: ['Hoá đơn', 'Bill'],
  },
  reprint: ['IN LẠI', 'Reprint'],
  by: [(name: string) => `${name} in`, (name: string) => `by ${name}`],
  print: ['In', 'Print'],
  printAgain: ['In lại', 'Print again'],
  leave: ['Không in', 'Do not print'],
  isPrinted: ['Đã ra giấy', 'It is on paper'],
  here: {
    title: ['Màn hình này in cho', 'This screen prints for'],
    hint: [
      'Phiếu được in bằng máy in mặc định của máy này. Mở Chrome với --kiosk-printing thì không hỏi lại mỗi lần.',
      'Tickets go to the default printer of this device. Chrome started with --kiosk-printing does not ask each time.',
    ],
  },
  ofOrder: {
    kitchen: ['In phiếu bếp', 'Print kitchen ticket'],
    bill: ['In hoá đơn', 'Print bill'],
    queued: ['Đã đưa vào hàng chờ in.', 'It waits to be printed.'],
  },
  printers: {
    title: ['Máy in', 'Printers'],
    add: ['Thêm máy in', 'Add a printer'],
    remove: [(name: string) => `Xoá máy in ${name}`, (name: string) => `Remove printer ${name}`],
    name: ['Tên', 'Name'],
    kind: ['In gì', 'Prints'],
    kinds: {
      kitchen: ['Phiếu bếp', 'Kitchen tickets'],
      bar: ['Phiếu bar', 'Bar tickets'],
      counter: ['Hoá đơn', 'Bills'],
    },
    width: ['Khổ giấy', 'Paper'],
    categories: ['Danh mục của bar', 'Categories of the bar'],
    save: ['Lưu máy in', 'Save printers'],
    saved: ['Đã lưu máy in.', 'The printers are saved.'],
  },
})
