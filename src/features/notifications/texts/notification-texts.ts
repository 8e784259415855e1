import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { listCountText } from '#src/kernel/count-text.ts'
import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { deleteNotification, markRead } from '../contract/notification-endpoints.ts'
import { liveTexts } from './live-texts.ts'

const problemsEn: Readonly<Record<ProblemCodeOf<typeof markRead | typeof deleteNotification>, string>> = {
  'notifications.not-found': 'This notification does not exist any more.',
}

const heading = { en: 'Notifications', vi: 'Thông báo' }

/** The bell, the list of notifications, and the offer of the sound. */
const en = {
  title: heading.en,
  bell: (unread: number) => (unread === 0 ? heading.en : `Notifications, ${unreadCount(unread)} unread`),
  unread: 'Unread',
  loading: 'Loading notifications…',
  failed: 'The notifications could not be loaded',
  none: 'No notifications yet',
  noneMore: 'New orders, reservations and messages appear here by themselves.',
  count: (shown: number, total: number) =>
    shown === total ? `${total} notifications` : `${shown} of ${listCountText.en(total)} notifications`,
  all: 'Show all',
  more: 'Show more',
  close: fieldTexts.en.close,
  markAllRead: 'Mark all as read',
  delete: (title: string) => `Delete: ${title}`,
  deleteAll: 'Delete all',
  confirm: 'Delete all notifications? Only yours are deleted; colleagues keep theirs.',
  keep: 'Keep them',
  changeFailed: 'The notifications could not be changed',
  changeFailedMore: 'They are shown as they were',
  sound: {
    title: liveTexts.en.soundIs.off,
    text: 'Switch it on so that no order is missed while nobody looks at the screen.',
    switchOn: 'Turn sound on',
    dismiss: 'Not today',
  },
  problems: problemsEn,
}

const vi: typeof en = {
  title: heading.vi,
  bell: (unread) => (unread === 0 ? heading.vi : `Thông báo, ${unreadCount(unread)} chưa đọc`),
  unread: 'Chưa đọc',
  loading: 'Đang tải thông báo…',
  failed: 'Chưa tải được thông báo',
  none: 'Chưa có thông báo nào',
  noneMore: 'Đơn hàng, đặt bàn và lời nhắn mới sẽ tự hiện ra ở đây.',
  count: (shown, total) =>
    shown === total ? `${total} thông báo` : `${shown} trên ${listCountText.vi(total)} thông báo`,
  all: 'Xem tất cả',
  more: 'Xem thêm',
  close: fieldTexts.vi.close,
  markAllRead: 'Đánh dấu đã đọc tất cả',
  delete: (title) => `Xóa: ${title}`,
  deleteAll: 'Xóa tất cả',
  confirm: 'Xóa tất cả thông báo? Chỉ xóa của bạn, đồng nghiệp vẫn giữ nguyên.',
  keep: 'Giữ lại',
  changeFailed: 'Chưa thay đổi được thông báo',
  changeFailedMore: 'Danh sách vẫn hiện như trước',
  sound: {
    title: liveTexts.vi.soundIs.off,
    text: 'Bạn bật chuông để không lỡ đơn nào khi không ai nhìn màn hình.',
    switchOn: 'Bật chuông',
    dismiss: 'Để hôm khác',
  },
  problems: {
    'notifications.not-found': 'Thông báo này không còn nữa.',
  },
}

function unreadCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}

export const notificationTexts = { vi, en }
