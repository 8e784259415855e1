import { inBothLanguages } from '#src/kernel/both-languages.ts'

/**
 * The text of a push message, which a device can show while no page of the office is open. It contains no guest's name, no number
 * and no dish, because anyone can read it on a locked screen.
 */
export const pushMessageTexts = inBothLanguages({
  'new-order': ['Có đơn mới', 'New order'],
  'nobody-there': ['Không có máy nào đang mở trang đơn hàng', 'No screen is watching the orders'],
})

/** The texts of the switch for whether this device gets messages about new orders while no page of the office is open. */
export const pushChoiceTexts = inBothLanguages({
  title: ['Báo trên máy này', 'Messages on this device'],
  why: [
    'Có đơn mới là máy này báo, cả khi bạn đã đóng trang. Tin báo không ghi tên hay số của khách, và dừng khi bạn đăng xuất trên máy này.',
    'This device tells you of new orders even after you have closed the page. A message names no guest and no number. It ends when you sign out on this device.',
  ],
  on: ['Máy này đang được báo đơn mới.', 'This device is told of new orders.'],
  switchOn: ['Báo cho máy này', 'Tell this device'],
  switchOff: ['Thôi báo', 'Stop'],
  loading: ['Đang xem máy này có được báo không', 'Checking this device'],
  failed: ['Chưa được. Bạn thử lại nhé.', 'That did not work. Please try again.'],
  loadFailed: ['Chưa xem được máy này có được báo không.', 'Could not check this device.'],
  cannot: {
    denied: [
      'Trình duyệt đang chặn tin báo của trang này. Bạn mở phần cài đặt của trang trong trình duyệt, cho phép thông báo rồi tải lại trang.',
      'The browser blocks messages of this site. Allow notifications in the browser’s settings for this site, then reload the page.',
    ],
    insecure: [
      'Trang đang mở bằng http nên trình duyệt không cho báo. Bạn mở trang bằng địa chỉ https nhé.',
      'This page is open by http, where browsers allow no messages. Open it by its https address.',
    ],
    'home-screen': [
      'Trên iPhone và iPad, bạn bấm Chia sẻ, chọn “Thêm vào MH chính”, rồi mở trang từ màn hình chính để bật.',
      'On iPhone and iPad: tap Share, choose “Add to Home Screen”, and open the site from the home screen to switch this on.',
    ],
    unsupported: [
      'Trình duyệt này không nhận được tin báo khi trang đã đóng.',
      'This browser cannot receive messages while the page is closed.',
    ],
  },
})

/** The texts in the profile about the devices that get messages about new orders. */
export const pushDeviceTexts = inBothLanguages({
  title: ['Máy được báo đơn mới', 'Devices that are told of new orders'],
  about: [
    'Máy vẫn được báo khi phiên đã hết giờ, cho đến khi bạn đăng xuất trên máy đó, gỡ máy ở đây, đổi mật khẩu, hoặc 90 ngày không đăng nhập trên máy đó.',
    'A device is told even after its session has timed out, until you sign out on it, remove it here, change your password, or have not signed in on it for 90 days.',
  ],
  loading: ['Đang tải danh sách máy…', 'Loading your devices…'],
  failed: ['Chưa tải được danh sách máy.', 'Your devices could not be loaded.'],
  none: [
    'Chưa có máy nào. Bạn bật bằng nút loa ở đầu trang.',
    'None yet. Switch it on with the loudspeaker at the top of the page.',
  ],
  unknown: ['Máy không rõ', 'Unknown device'],
  current: ['Máy này', 'This device'],
  since: [(moment: string) => `Bật từ ${moment}`, (moment: string) => `Since ${moment}`],
  told: [(moment: string) => `Báo gần nhất lúc ${moment}`, (moment: string) => `Last told at ${moment}`],
  neverTold: ['Chưa báo lần nào', 'Not told of any yet'],
  remove: ['Gỡ', 'Remove'],
  removeOf: [
    (device: string, moment: string) => `Gỡ ${device}, bật từ ${moment}`,
    (device: string, moment: string) => `Remove ${device}, since ${moment}`,
  ],
})

/** The texts for errors when a device subscribes to push messages. */
export const pushProblems = inBothLanguages({
  'notifications.push-endpoint': [
    'Dịch vụ báo tin của trình duyệt này không dùng được.',
    'The push service of this browser cannot be used.',
  ],
  'notifications.push-key': [
    'Trình duyệt này gửi khoá không dùng được.',
    'The key that this browser sent cannot be used.',
  ],
  'notifications.push-not-found': ['Máy này đã thôi được báo từ trước.', 'This device had already stopped.'],
})
