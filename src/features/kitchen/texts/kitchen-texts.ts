import { inBothLanguages, type PairFor } from '#src/kernel/both-languages.ts'
import type { CodesIn } from '#src/kernel/endpoint.ts'
import type * as calls from '../contract/kitchen-endpoints.ts'

/** The texts of the kitchen's board. */
export const kitchenTexts = inBothLanguages({
  title: ['Bếp', 'Kitchen'],
  loading: ['Đang tải các đơn của bếp…', 'Loading the kitchen’s orders…'],
  failed: ['Chưa tải được các đơn của bếp.', 'The kitchen’s orders could not be loaded.'],
  none: ['Không có đơn nào đang chờ làm', 'Nothing waits to be made'],
  back: ['Về đơn hàng', 'To the orders'],
  leftOver: [
    (count: number) => `${count} đơn cũ chưa đóng, xem ở mục đơn hàng`,
    (count: number) => `${count} old orders are still open: see the orders`,
  ],
  connection: {
    live: ['Trực tiếp', 'Live'],
    connecting: ['Đang kết nối…', 'Connecting…'],
    reconnecting: ['Đang kết nối lại…', 'Reconnecting…'],
    lost: ['MẤT KẾT NỐI', 'NO CONNECTION'],
    lostMore: [
      'Có thể thiếu đơn mới. Món đã gạch sẽ gửi sau.',
      'New orders may be missing. Strikes are sent later.',
    ],
    unsent: [
      (lines: number) => `Có thể thiếu đơn mới. Chưa gửi: ${lines} món.`,
      (lines: number) => `New orders may be missing. Not sent yet: ${lines}.`,
    ],
  },
  outdated: [(time: string) => `Bảng lúc ${time}`, (time: string) => `As of ${time}`],
  awake: {
    on: ['Màn hình luôn sáng', 'The screen stays on'],
    off: ['Màn hình có thể tắt: chạm vào bảng', 'The screen may go dark: touch the board'],
    unsupported: [
      'Trình duyệt này không giữ được màn hình sáng: bạn tắt tự khoá màn hình trong cài đặt của máy nhé',
      'This browser cannot keep the screen on: switch off the screen lock in the settings of the device',
    ],
  },
  counts: {
    title: ['Còn phải làm', 'Still to be made'],
    sizes: ['Theo cỡ', 'By size'],
    others: ['Món khác', 'Other dishes'],
  },
  summary: {
    late: [(count: number) => `${count} trễ`, (count: number) => `${count} late`],
    soon: [(count: number) => `${count} gấp`, (count: number) => `${count} hurry`],
    total: [
      (count: number) => `${count} đơn`,
      (count: number) => (count === 1 ? '1 order' : `${count} orders`),
    ],
    fresh: [(count: number) => `+${count} mới`, (count: number) => `+${count} new`],
  },
  unseen: {
    stopped: [(count: number) => `${count} huỷ`, (count: number) => `${count} cancelled`],
    changed: [(count: number) => `${count} đổi`, (count: number) => `${count} changed`],
    show: ['xem', 'see'],
  },
  sound: {
    on: ['Bật chuông', 'Turn sound on'],
    off: ['Tắt chuông', 'Turn sound off'],
    none: ['Trình duyệt này không phát được chuông.', 'This browser cannot play the sound.'],
  },
  fresh: ['MỚI', 'NEW'],
  out: {
    title: ['Tạm hết', 'Sold out'],
    count: [(count: number) => `Tạm\u00a0hết ${count}`, (count: number) => `${count} sold\u00a0out`],
    mark: ['Báo hết món', 'Mark as sold out'],
    takePause: ['Tạm nghỉ bếp', 'Pause the kitchen'],
    until: [(time: string) => `đến ${time}`, (time: string) => `until ${time}`],
    pause: [(time: string) => `Nghỉ\u00a0đến ${time}`, (time: string) => `Pause until\u00a0${time}`],
    line: [(names: string) => `HẾT ${names}`, (names: string) => `NO ${names}`],
  },
  up: ['Lên một trang', 'One page up'],
  down: ['Xuống một trang', 'One page down'],
  below: [(count: number) => `Còn ${count} đơn`, (count: number) => `${count} more`],
  moreBelow: [
    (count: number) => `còn ${count} món bên dưới`,
    (count: number) => (count === 1 ? '1 line below' : `${count} lines below`),
  ],
  moreAbove: [
    (count: number) => `${count} món bên trên`,
    (count: number) => (count === 1 ? '1 line above' : `${count} lines above`),
  ],
  moreOfNote: ['Xem tiếp ghi chú', 'More of the note'],
  allMade: {
    question: [
      (pieces: number) => `Còn ${pieces} món. Xong cả?`,
      (pieces: number) => `${pieces} left. All made?`,
    ],
    yes: ['Xong cả', 'All made'],
    no: ['Chưa', 'Not yet'],
  },
  allMadeOf: [(code: string) => `Đơn ${code}: xong cả?`, (code: string) => `${code}: all made?`],
  understood: ['Đã hiểu', 'OK'],
  ready: {
    title: ['Sẵn sàng', 'Ready'],
    count: [(count: number) => `${count} sẵn\u00a0sàng`, (count: number) => `${count} ready`],
    since: [(minutes: number) => `${minutes} phút`, (minutes: number) => `${minutes} min`],
  },
  cookOn: ['Làm tiếp', 'Cook on'],
  dropped: ['Đã huỷ', 'Cancelled'],
  age: {
    waits: [(minutes: number) => `Chờ ${minutes} phút`, (minutes: number) => `Waits ${minutes} min`],
    due: [(minutes: number) => `Còn ${minutes} phút`, (minutes: number) => `Due in ${minutes} min`],
    late: [(minutes: number) => `TRỄ ${minutes} phút`, (minutes: number) => `LATE by ${minutes} min`],
  },
  tone: { calm: ['Kịp', 'On time'], soon: ['Gấp', 'Hurry'], late: ['Trễ', 'Late'] },
  at: [(time: string) => `lúc ${time}`, (time: string) => `at ${time}`],
  ticket: [(code: string) => `Đơn ${code}`, (code: string) => `Order ${code}`],
  unconfirmed: ['Chưa xác nhận', 'Not confirmed'],
  note: ['Ghi chú', 'Note'],
  allergy: ['DỊ ỨNG', 'ALLERGY'],
  left: ['Trái', 'Left'],
  right: ['Phải', 'Right'],
  twoHalves: ['Hai nửa', 'Two halves'],
  onePiece: [(dish: string) => `Một phần ${dish}`, (dish: string) => `One of ${dish}`],
  stillToMake: [(pieces: number) => `còn ${pieces}`, (pieces: number) => `${pieces} left`],
  unsent: ['chưa gửi', 'not sent yet'],
  strikeLost: [
    'Chưa gạch được món: đơn đã đổi. Bạn xem lại đơn nhé.',
    'The line could not be struck: the order has changed. Please look at it again.',
  ],
  change: {
    title: ['ĐÃ ĐỔI', 'CHANGED'],
    soon: ['sớm nhất có thể', 'as soon as possible'],
    noNote: ['không ghi chú', 'no note'],
    added: ['MỚI THÊM', 'ADDED'],
    removed: ['ĐÃ BỎ', 'REMOVED'],
    from: [
      (before: number, now: number) => `${before} → ${now}`,
      (before: number, now: number) => `${before} → ${now}`,
    ],
    seen: ['Đã xem thay đổi', 'Change seen'],
    seenOf: [(code: string) => `Đã xem thay đổi của đơn ${code}`, (code: string) => `Change of ${code} seen`],
    show: ['Xem thay đổi', 'See change'],
    showOf: [(code: string) => `Xem thay đổi của đơn ${code}`, (code: string) => `See change of ${code}`],
    seenFailed: ['Chưa ghi được là đã xem', 'It could not be noted'],
  },
  cancelled: ['ĐÃ HUỶ, DỪNG LÀM', 'CANCELLED, STOP'],
  hide: ['Đã dừng', 'Stopped'],
  hideOf: [(code: string) => `Đã dừng làm đơn ${code}`, (code: string) => `Stopped making ${code}`],
  moved: [
    (code: string, stage: string) => `${code}: ${stage}`,
    (code: string, stage: string) => `${code}: ${stage}`,
  ],
  promisedFor: [
    (code: string, time: string) => `${code}: hẹn xong khoảng ${time}`,
    (code: string, time: string) => `${code}: promised for about ${time}`,
  ],
  moveFailed: ['Chưa chuyển được đơn', 'The order has not been moved'],
  undo: ['Hoàn tác', 'Undo'],
  undoOf: [(code: string) => `Hoàn tác đơn ${code}`, (code: string) => `Undo ${code}`],
  bringBack: ['Lấy lại', 'Undo'],
  recall: [(code: string) => `Gọi lại ${code}`, (code: string) => `Recall ${code}`],
  unpaired: {
    title: ['Máy này chưa được ghép', 'This device is not paired'],
    text: [
      'Để dùng làm màn hình bếp, quản trị viên mở mục Thiết bị, thêm một màn hình bếp, rồi bạn quét mã QR bằng máy này. Nếu máy vừa bị thu hồi, bạn ghép lại nhé.',
      'To use it as the kitchen board, an admin opens Devices, adds a kitchen board, and you scan the QR code with this device. If it has just been revoked, pair it again.',
    ],
    signIn: ['Đăng nhập', 'Sign in'],
  },
})

const problems = {
  'kitchen.order-gone': ['Đơn này không còn ở bếp.', 'This order is no longer in the kitchen.'],
  'kitchen.line-gone': ['Đơn này không còn món đó.', 'The order no longer has this line.'],
  'orders.not-found': ['Đơn này không còn nữa.', 'This order does not exist any more.'],
  'orders.stale': [
    'Đơn vừa được đổi ở nơi khác. Bạn xem lại rồi chạm lần nữa nhé.',
    'The order has just been changed elsewhere. Look at it and tap again.',
  ],
  'orders.not-cooking': ['Đơn này đã xong, không dời giờ được nữa.', 'This order is ready: its time stays.'],
  'orders.archived': ['Đơn này đã được lưu trữ.', 'This order is archived.'],
  'orders.confirm-first': ['Quán cần gọi khách trước.', 'The restaurant has to call the guest first.'],
} satisfies PairFor<CodesIn<typeof calls>>

/** The texts for the error codes of the board's calls. */
export const kitchenProblems = inBothLanguages(problems)
