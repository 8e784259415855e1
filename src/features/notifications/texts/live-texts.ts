import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts about the event stream and its sound. */
export const liveTexts = inBothLanguages({
  connection: {
    connecting: ['Đang kết nối', 'Connecting'],
    live: ['Trực tuyến', 'Live'],
    reconnecting: ['Đang kết nối lại', 'Reconnecting'],
    lost: ['Mất kết nối', 'Connection lost'],
  },
  connectionMore: {
    connecting: [
      'Đơn mới sẽ tự hiện ra trong giây lát.',
      'New orders will appear by themselves in a moment.',
    ],
    live: ['Đơn mới tự hiện ra.', 'New orders appear by themselves.'],
    reconnecting: [
      'Mất đường truyền tới máy chủ. Có lại là đơn mới hiện ra ngay.',
      'The line to the server is broken. New orders will appear as soon as it is back.',
    ],
    lost: [
      'Chưa nghe được tin từ máy chủ, những gì đang hiện có thể đã cũ. Máy đang thử kết nối lại, có lại là đơn mới hiện ra ngay.',
      'Nothing is heard of the server: what you see may be old. It is tried again, and new orders will appear as soon as it is back.',
    ],
  },
  /** In a toast about several notifications, this text follows the text of the newest notification. */
  others: [(count: number) => `Và ${count} thông báo khác`, (count: number) => `And ${count} more`],
  sound: ['Chuông báo đơn mới', 'Sound for new orders'],
  soundIs: {
    on: ['Chuông báo đơn mới đang bật', 'The sound for new orders is on'],
    off: ['Chuông báo đơn mới đang tắt', 'The sound for new orders is off'],
  },
  test: ['Thử chuông', 'Test sound'],
  tested: ['Có đơn mới, chuông sẽ kêu như vậy.', 'That is how a new order sounds.'],
  touch: [
    'Bạn chạm vào màn hình một lần để trình duyệt cho phép phát chuông.',
    'Touch the screen once so that the browser lets the sound play.',
  ],
  noSound: ['Trình duyệt này không phát được chuông.', 'This browser cannot play the sound.'],
})
