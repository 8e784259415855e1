import { inBothLanguages, type PairFor } from '#src/kernel/both-languages.ts'
import type { CodesIn } from '#src/kernel/endpoint.ts'
import type * as calls from '../contract/device-endpoints.ts'
import { linkMinutes } from '../rules/device-limits.ts'

/** The texts of the page on which admins pair and revoke devices. */
export const deviceTexts = inBothLanguages({
  title: ['Thiết bị', 'Devices'],
  note: [
    'Ghép một máy tính bảng làm màn hình bếp, hoặc chương trình in. Thiết bị không đăng nhập, không thấy điện thoại, email và địa chỉ của khách.',
    'Pair a tablet as the kitchen board, or the program that prints. A device does not sign in, and sees no guest’s phone, e-mail or address.',
  ],
  fields: { name: ['Tên thiết bị', 'Name of the device'], kind: ['Loại', 'Kind'] },
  nameHint: ['Ví dụ: Bếp 1, Máy in quầy', 'Such as: Kitchen 1, Printer at the bar'],
  nameRequired: ['Vui lòng đặt tên cho thiết bị', 'Please name the device'],
  kinds: { board: ['Màn hình bếp', 'Kitchen board'], printer: ['Máy in', 'Printer'] },
  add: ['Thêm thiết bị', 'Add the device'],
  added: [(name: string) => `Đã thêm “${name}”`, (name: string) => `“${name}” has been added`],
  addFailed: ['Chưa thêm được thiết bị', 'The device could not be added'],
  once: ['Chỉ hiện một lần', 'Shown only once'],
  link: [
    `Quét mã này, hoặc mở liên kết, trên máy ở bếp. Liên kết dùng được một lần, trong ${linkMinutes} phút.`,
    `Scan this code, or open the link, on the tablet in the kitchen. The link works once, for ${linkMinutes} minutes.`,
  ],
  code: [(name: string) => `Mã QR để ghép “${name}”`, (name: string) => `QR code that pairs “${name}”`],
  token: [
    'Nhập mã này vào chương trình in. Ai có mã này thì in được phiếu của quán.',
    'Enter this token in the program that prints. Whoever has it can print the restaurant’s tickets.',
  ],
  done: ['Xong', 'Done'],
  list: {
    title: ['Thiết bị đã ghép', 'Paired devices'],
    loading: ['Đang tải các thiết bị…', 'Loading the devices…'],
    failed: ['Chưa tải được các thiết bị.', 'The devices could not be loaded.'],
    none: [
      'Chưa ghép thiết bị nào. Bạn đặt tên cho máy đầu tiên ở trên nhé.',
      'No device has been paired yet. Name the first one above.',
    ],
  },
  seen: [(moment: string) => `Thấy gần nhất lúc ${moment}`, (moment: string) => `Last seen at ${moment}`],
  neverSeen: ['Chưa thấy lần nào', 'Never seen'],
  unpaired: ['Liên kết chưa được dùng', 'The link has not been used'],
  expired: [
    'Liên kết đã hết hạn, bạn thu hồi rồi thêm lại',
    'The link is too old: revoke it and add it again',
  ],
  revoke: ['Thu hồi', 'Revoke'],
  revokeOf: [(name: string) => `Thu hồi ${name}`, (name: string) => `Revoke ${name}`],
  revoked: ['Đã thu hồi thiết bị', 'The device has been revoked'],
  revokeFailed: ['Chưa thu hồi được thiết bị', 'The device could not be revoked'],
})

/** The texts of the page that opens with a board's pairing link. */
export const pairTexts = inBothLanguages({
  title: ['Ghép màn hình bếp', 'Pair the kitchen board'],
  question: [
    'Dùng máy này làm màn hình bếp? Máy sẽ xem và chuyển các đơn đang làm mà không cần đăng nhập, đến khi quản trị viên thu hồi.',
    'Use this device as the kitchen board? It will show and move open orders without signing in, until an admin revokes it.',
  ],
  pair: ['Ghép máy này', 'Pair this device'],
  failed: ['Chưa ghép được máy này', 'This device could not be paired'],
  noLink: [
    'Để ghép máy này, quản trị viên mở mục Thiết bị, thêm một màn hình bếp, rồi bạn quét mã QR hiện ra.',
    'To pair this device, an admin opens Devices, adds a kitchen board, and you scan the QR code that appears.',
  ],
  paired: [(name: string) => `Đã ghép “${name}”`, (name: string) => `“${name}” is paired`],
})

const problems = {
  'devices.too-many': [
    'Đã có quá nhiều thiết bị. Bạn thu hồi những máy không dùng nữa nhé.',
    'There are too many devices. Revoke the ones that are no longer used.',
  ],
  'devices.not-found': ['Thiết bị này đã bị thu hồi rồi.', 'This device has been revoked already.'],
  'devices.link-used': [
    'Liên kết này đã được dùng hoặc đã hết hạn. Bạn nhờ quản trị viên tạo liên kết mới nhé.',
    'This link has been used or is too old. Ask an admin for a new one.',
  ],
} satisfies PairFor<CodesIn<typeof calls>>

/** The texts for the error codes of calls about devices. */
export const deviceProblems = inBothLanguages(problems)
