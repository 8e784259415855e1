import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts of the office screen about printing, and of the buttons that print an order's papers. */
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
  /** What the owner reads instead, in three steps. */
  start: {
    title: ['Chưa có máy in, đơn chưa tự ra giấy', 'No printer yet: orders are not printed'],
    text: [
      'Có máy in thì bếp và quầy có phiếu ngay khi có đơn mới, đơn sửa hay đơn huỷ, không ai phải chép tay.',
      'With one, kitchen and counter have a ticket as soon as an order comes in, changes or is cancelled; nobody copies it by hand.',
    ],
    sample: ['Phiếu bếp mẫu', 'What a kitchen ticket looks like'],
    steps: [
      [
        {
          title: 'Thêm máy in',
          text: 'Đặt tên, chọn nó in phiếu bếp, phiếu bar hay hoá đơn, và khổ giấy.',
        },
        {
          title: 'Chọn cách in',
          text: 'Dễ nhất: mở trang này trên máy tính nối với máy in, không cần cài gì. Hoặc nhờ người cài chương trình in một lần, rồi không cần mở trang nữa.',
        },
        { title: 'In thử', text: 'Một phiếu thử ra rõ chữ là xong. Từ đó mọi đơn tự ra giấy.' },
      ],
      [
        {
          title: 'Add a printer',
          text: 'Name it, choose whether it prints kitchen tickets, bar tickets or bills, and its paper.',
        },
        {
          title: 'Choose who prints',
          text: 'The easiest way: open this page on the computer that your printer is plugged into. Or have the program for printing installed once; then no page need be open.',
        },
        { title: 'Print a test sheet', text: 'If it is easy to read, all is set: orders print themselves.' },
      ],
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
    test: ['Phiếu thử', 'Test sheet'],
  },
  reprint: ['IN LẠI', 'Reprint'],
  by: [(name: string) => `${name} in`, (name: string) => `by ${name}`],
  print: ['In', 'Print'],
  printAgain: ['In lại', 'Print again'],
  leave: ['Không in', 'Do not print'],
  isPrinted: ['Đã ra giấy', 'It is on paper'],
  test: [(name: string) => `In thử ${name}`, (name: string) => `Print a test sheet on ${name}`],
  testShort: ['In thử', 'Test'],
  testQueued: ['Phiếu thử đang chờ in.', 'The test sheet waits to be printed.'],
  condition: {
    ready: ['Đang in bằng chương trình in', 'Printed on by the program'],
    screen: ['In bằng một màn hình', 'A screen prints on it'],
  },
  trouble: {
    away: [
      (name: string, since: string) => `Máy in ${name} không trả lời từ ${since}`,
      (name: string, since: string) => `Printer ${name} has not responded since ${since}`,
    ],
    paper: [
      (name: string, since: string) => `Máy in ${name} hết giấy hoặc đang mở nắp từ ${since}`,
      (name: string, since: string) => `Printer ${name} has been out of paper or open since ${since}`,
    ],
    silent: [
      (name: string, since: string) => `Chương trình in không in cho máy in ${name} từ ${since}`,
      (name: string, since: string) => `The program has not printed on printer ${name} since ${since}`,
    ],
    never: [
      (name: string) => `Chưa có chương trình in nào chạy cho máy in ${name}`,
      (name: string) => `No program prints on printer ${name} yet`,
    ],
  },
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
    address: ['Địa chỉ trong mạng của quán', 'Address in the restaurant’s network'],
    addressHint: [
      'Ví dụ 192.168.1.50, cho chương trình in. Để trống thì một màn hình in.',
      'Such as 192.168.1.50, for the program that prints. If it is empty, a screen prints.',
    ],
    addressWrong: [
      'Đây không phải địa chỉ trong mạng của quán, ví dụ 192.168.1.50.',
      'This is no address of the restaurant’s network, such as 192.168.1.50.',
    ],
    note: [
      'Mỗi máy in bếp in đủ mọi món không của bar; có hai máy thì phiếu ra ở cả hai. Máy in bar chỉ in danh mục của nó. Máy in hoá đơn đầu tiên in hoá đơn.',
      'Each kitchen printer prints all that no bar prints: with two, tickets come out of both. A bar printer prints its categories alone. The first printer for bills prints the bills.',
    ],
    categories: ['Danh mục của bar', 'Categories of the bar'],
    save: ['Lưu máy in', 'Save printers'],
    saved: ['Đã lưu máy in.', 'The printers are saved.'],
  },
})
