import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { listCountText } from '#src/kernel/count-text.ts'
import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { deleteNotification, markRead } from '../contract/notification-endpoints.ts'
import { liveTexts } from './live-texts.ts'

const problemsEn: Readonly<Record<ProblemCodeOf<typeof markRead | typeof deleteNotification>, string>> = {
  'notifications.not-found': 'This notification does not exist any more.',
}

const heading = { en: 'Notifications', vi: 'Thông báo' }

/** The texts of the bell, of the list of notifications, and of the line that offers the sound. */
export const notificationTexts = inBothLanguages({
  title: [heading.vi, heading.en],
  bell: [
    (unread: number) => (unread === 0 ? heading.vi : `Thông báo, ${unreadCount(unread)} chưa đọc`),
    (unread: number) => (unread === 0 ? heading.en : `Notifications, ${unreadCount(unread)} unread`),
  ],
  unread: ['Chưa đọc', 'Unread'],
  loading: ['Đang tải thông báo…', 'Loading notifications…'],
  failed: ['Chưa tải được thông báo', 'The notifications could not be loaded'],
  none: ['Chưa có thông báo nào', 'No notifications yet'],
  noneMore: [
    'Đơn hàng, đặt bàn và lời nhắn mới sẽ tự hiện ra ở đây.',
    'New orders, reservations and messages appear here by themselves.',
  ],
  count: [
    (shown: number, total: number) =>
      shown === total ? `${total} thông báo` : `${shown} trên ${listCountText.vi(total)} thông báo`,
    (shown: number, total: number) =>
      shown === total ? `${total} notifications` : `${shown} of ${listCountText.en(total)} notifications`,
  ],
  all: ['Xem tất cả', 'Show all'],
  more: ['Xem thêm', 'Show more'],
  close: [fieldTexts.vi.close, fieldTexts.en.close],
  markAllRead: ['Đánh dấu đã đọc tất cả', 'Mark all as read'],
  delete: [(title: string) => `Xóa: ${title}`, (title: string) => `Delete: ${title}`],
  deleteAll: ['Xóa tất cả', 'Delete all'],
  confirm: [
    'Xóa tất cả thông báo? Chỉ xóa của bạn, đồng nghiệp vẫn giữ nguyên.',
    'Delete all notifications? Only yours are deleted; colleagues keep theirs.',
  ],
  keep: ['Giữ lại', 'Keep them'],
  changeFailed: ['Chưa thay đổi được thông báo', 'The notifications could not be changed'],
  changeFailedMore: ['Danh sách vẫn hiện như trước', 'They are shown as they were'],
  sound: {
    title: [liveTexts.vi.soundIs.off, liveTexts.en.soundIs.off],
    text: [
      'Bạn bật chuông để không lỡ đơn nào khi không ai nhìn màn hình.',
      'Switch it on so that no order is missed while nobody looks at the screen.',
    ],
    switchOn: ['Bật chuông', 'Turn sound on'],
    dismiss: ['Để hôm khác', 'Not today'],
  },
  problems: [
    {
      'notifications.not-found': 'Thông báo này không còn nữa.',
    },
    problemsEn,
  ],
})

function unreadCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
