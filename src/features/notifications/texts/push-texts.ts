import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** What a device says while no page is open. It names no guest, number or dish, because a locked screen shows it to anyone. */
export const pushMessageTexts = inBothLanguages({
  'new-order': ['Có đơn mới', 'New order'],
  'nobody-there': ['Không có máy nào đang mở trang đơn hàng', 'No screen is watching the orders'],
})

/** Texts of the choice whether a device is told of new orders while no page of the office is open. */
export const pushChoiceTexts = inBothLanguages({
  title: ['Báo trên máy này', 'Messages on this device'],
  why: [
    'Có đơn mới là máy này báo, cả khi bạn đã đóng trang. Tin báo không ghi tên hay số của khách, và dừng khi bạn đăng xuất hoặc hết phiên.',
    'This device tells you of new orders even after you have closed the page. A message names no guest and no number. It ends when you sign out or your session ends.',
  ],
  on: ['Máy này đang được báo đơn mới.', 'This device is told of new orders.'],
  switchOn: ['Báo cho máy này', 'Tell this device'],
  switchOff: ['Thôi báo', 'Stop'],
  loading: ['Đang xem máy này có được báo không', 'Checking this device'],
  failed: ['Chưa bật được. Bạn thử lại nhé.', 'That did not work. Please try again.'],
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

/** What went wrong when a device asked to be told. */
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
