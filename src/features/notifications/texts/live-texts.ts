/** The event stream and its sound. */
const liveEn = {
  connection: {
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: 'Reconnecting',
    lost: 'Connection lost',
  },
  connectionMore: {
    connecting: 'New orders will appear by themselves in a moment.',
    live: 'New orders appear by themselves.',
    reconnecting: 'The line to the server is broken. New orders will appear as soon as it is back.',
    lost: 'Nothing is heard of the server: what you see may be old. It is tried again, and new orders will appear as soon as it is back.',
  },
  /** After what the newest of several notifications says. */
  others: (count: number) => `And ${count} more`,
  sound: 'Sound for new orders',
  soundIs: { on: 'The sound for new orders is on', off: 'The sound for new orders is off' },
  test: 'Test sound',
  tested: 'That is how a new order sounds.',
  touch: 'Touch the screen once so that the browser lets the sound play.',
  noSound: 'This browser cannot play the sound.',
}

const liveVi: typeof liveEn = {
  connection: {
    connecting: 'Đang kết nối',
    live: 'Trực tuyến',
    reconnecting: 'Đang kết nối lại',
    lost: 'Mất kết nối',
  },
  connectionMore: {
    connecting: 'Đơn mới sẽ tự hiện ra trong giây lát.',
    live: 'Đơn mới tự hiện ra.',
    reconnecting: 'Mất đường truyền tới máy chủ. Có lại là đơn mới hiện ra ngay.',
    lost: 'Chưa nghe được tin từ máy chủ, những gì đang hiện có thể đã cũ. Máy đang thử kết nối lại, có lại là đơn mới hiện ra ngay.',
  },
  others: (count) => `Và ${count} thông báo khác`,
  sound: 'Chuông báo đơn mới',
  soundIs: { on: 'Chuông báo đơn mới đang bật', off: 'Chuông báo đơn mới đang tắt' },
  test: 'Thử chuông',
  tested: 'Có đơn mới, chuông sẽ kêu như vậy.',
  touch: 'Bạn chạm vào màn hình một lần để trình duyệt cho phép phát chuông.',
  noSound: 'Trình duyệt này không phát được chuông.',
}

export const liveTexts = { vi: liveVi, en: liveEn }
