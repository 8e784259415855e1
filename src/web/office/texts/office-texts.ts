import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { fieldTexts } from '../../texts/field-texts.ts'
import { errorTexts } from '../../texts/error-texts.ts'

/** Texts that all office pages share, for example about the session, the header, lists and forms. */
export const officeTexts = inBothLanguages({
  checking: ['Đang kiểm tra đăng nhập...', 'Checking your sign-in...'],
  checkFailed: ['Chưa kiểm tra được đăng nhập.', 'We could not check your sign-in.'],
  checkFailedMore: [
    'Máy chủ không trả lời. Bạn kiểm tra lại kết nối mạng nhé.',
    'The server does not respond. Please check the connection.',
  ],
  retry: [errorTexts.vi.failed.retry, errorTexts.en.failed.retry],
  close: [fieldTexts.vi.close, fieldTexts.en.close],
  /** Shows in a field for a day that is empty. */
  noDate: ['Ngày/tháng/năm', 'Day/month/year'],
  notices: {
    more: [(count: number) => `còn ${count} điều cần biết`, () => 'more to read'],
    word: [() => 'tin', (count: number) => (count === 1 ? 'notice' : 'notices')],
  },
  undoKey: ['Ctrl+Z: hoàn tác', 'Ctrl+Z: undo'],
  cancel: ['Huỷ', 'Cancel'],
  keep: ['Giữ lại', 'Keep'],
  loading: ['Đang tải…', 'Loading…'],
  error: ['Lỗi', 'Error'],
  optional: [(label: string) => `${label} (không bắt buộc)`, (label: string) => `${label} (optional)`],
  readAs: [(price: string) => `Khách đọc là ${price}`, (price: string) => `Guests read ${price}`],
  languages: {
    vi: ['Tiếng Việt', 'Vietnamese'],
    en: ['Tiếng Anh', 'English'],
  },
  status: ['Trạng thái', 'Status'],
  /** The names of long waits, by the tone (colour) in which the wait is shown. */
  wait: { warning: ['Chờ lâu', 'Long wait'], danger: ['Chờ quá lâu', 'Very long wait'] },
  active: ['Đang hoạt động', 'Active'],
  published: ['Đã đăng', 'Published'],
  notPublished: ['Chưa đăng', 'Not published'],
  pinned: ['Đã ghim', 'Pinned'],
  pinShort: ['Ghim', 'Pin'],
  pin: {
    done: [() => 'Trạng thái ghim đã được cập nhật', () => 'The pin has been updated'],
    failed: ['Không thể cập nhật trạng thái ghim', 'The pin could not be updated'],
  },
  nameFields: {
    name: ['Tên tiếng Anh', 'Name in English'],
    nameVi: ['Tên tiếng Việt', 'Name in Vietnamese'],
  },
  /** The names of the office's lists, by the kind of row that an audit entry names. */
  kinds: {
    order: ['Đơn hàng', 'Orders'],
    reservation: ['Đặt bàn', 'Reservations'],
    'contact-message': ['Tin nhắn', 'Messages'],
    dish: ['Món ăn', 'Dishes'],
    category: ['Danh mục', 'Categories'],
    'customization-schema': ['Nhóm tuỳ chọn', 'Option groups'],
    ingredient: ['Nguyên liệu', 'Ingredients'],
    'blog-post': ['Tin tức', 'News'],
    review: ['Đánh giá', 'Reviews'],
  },
  values: {
    yes: ['có', 'yes'],
    no: ['không', 'no'],
    nothing: ['trống', 'nothing'],
    anotherPicture: ['ảnh khác', 'another picture'],
  },
  list: {
    more: ['Xem thêm', 'Load more'],
    clear: ['Bỏ bộ lọc', 'Clear filters'],
    all: ['Tất cả', 'All'],
    filter: ['Bộ lọc', 'Filters'],
    without: [(choice: string) => `${choice}: bỏ chọn`, (choice: string) => `${choice}: remove`],
    period: ['Thời gian', 'Time'],
    periods: {
      today: ['Hôm nay', 'Today'],
      week: ['Tuần', 'Week'],
      month: ['Tháng', 'Month'],
      '7days': ['7 ngày', '7 days'],
      '30days': ['30 ngày', '30 days'],
      '90days': ['90 ngày', '90 days'],
      '180days': ['180 ngày', '180 days'],
      year: ['Một năm', 'Year'],
    },
  },
  move: {
    up: ['Đưa lên', 'Move up'],
    down: ['Đưa xuống', 'Move down'],
    upOf: [(name: string) => `Đưa ${name} lên`, (name: string) => `Move ${name} up`],
    downOf: [(name: string) => `Đưa ${name} xuống`, (name: string) => `Move ${name} down`],
  },
  row: {
    details: ['Xem chi tiết', 'View details'],
    edit: ['Sửa', 'Edit'],
    delete: ['Xoá', 'Delete'],
    copy: ['Sao chép', 'Copy'],
    copied: ['Đã sao chép', 'Copied'],
    copyFailed: ['Không sao chép được', 'Failed to copy'],
  },
  session: {
    warningTitle: ['Bạn còn ở đó không?', 'Still there?'],
    warning: [
      (minutes: number) =>
        `Phiên làm việc sẽ hết hạn sau ${minutes} phút nữa. Vui lòng thao tác để duy trì phiên làm việc.`,
      (minutes: number) =>
        `Your session will expire in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Please perform an action to maintain your session.`,
    ],
    expired: ['Phiên làm việc đã hết hạn', 'Session Expired'],
    idle: ['Bạn đã được đăng xuất do không hoạt động', 'You have been logged out due to inactivity'],
    rejected: {
      read: {
        title: [
          'Phiên làm việc của bạn đã hết hạn. Vui lòng đăng nhập lại để tiếp tục.',
          'Your session has expired. Please log in again to continue.',
        ],
      },
      write: {
        title: ['Phiên làm việc hết hạn', 'Your session has expired'],
        description: ['Vui lòng đăng nhập lại để tiếp tục', 'Please log in again to continue'],
      },
    },
  },
  conflict: {
    text: ['Những gì bạn đã nhập vẫn còn. Hiện tại ghi:', 'Nothing of yours is lost. Now it says:'],
    nothing: ['Đang tải bản mới nhất.', 'What it says now is being loaded.'],
    merge: ['Cập nhật, giữ phần đã nhập', 'Update, keep what I typed'],
  },
  record: {
    save: ['Lưu', 'Save'],
    edited: ['Chưa lưu', 'Not saved yet'],
    saved: ['Chưa có thay đổi nào', 'No changes yet'],
    notSaved: ['Chưa lưu', 'Not saved'],
  },
  restored: ['Phần bạn sửa dở vẫn còn đây.', 'Your unsaved changes are here again.'],
  completeAddress: [(address: string) => `Sửa thành ${address}`, (address: string) => `Change to ${address}`],
  unsaved: {
    title: ['Rời trang mà chưa lưu?', 'Leave without saving?'],
    text: [
      'Những gì bạn vừa sửa trên trang này chưa được lưu và sẽ mất.',
      'What you have changed on this page is not saved yet, and would be lost.',
    ],
    stay: ['Ở lại', 'Stay here'],
    leave: ['Rời đi, không lưu', 'Leave without saving'],
  },
  discard: {
    title: ['Thoát mà chưa lưu?', 'Leave without saving?'],
    text: ['Những gì bạn vừa sửa ở đây sẽ mất.', 'What you have changed here would be lost.'],
    no: ['Tiếp tục sửa', 'Keep editing'],
    yes: ['Bỏ thay đổi', 'Discard the changes'],
  },
  home: [
    (restaurant: string) => `${restaurant}, về trang web của quán`,
    (restaurant: string) => `${restaurant}, to the website`,
  ],
  logout: ['Đăng xuất', 'Log out'],
  logoutFailed: ['Lỗi đăng xuất', 'Logout error'],
  logoutFailedMore: ['Bạn vẫn đang đăng nhập', 'You are still signed in'],
  notFound: {
    title: ['Không có trang này', 'This page does not exist'],
    text: [
      'Có thể địa chỉ bị gõ nhầm, hoặc trang đã được dời đi.',
      'The address may be mistyped, or the page has moved.',
    ],
    dashboard: ['Về Bảng quản trị', 'To the admin dashboard'],
  },
  failed: {
    title: ['Màn hình này gặp lỗi', 'This screen has failed'],
    text: [
      'Bạn tải lại trang nhé. Nếu vẫn chưa được, hãy đăng nhập lại.',
      'Please load it again. If that does not help, sign in again.',
    ],
    reload: ['Tải lại', 'Load again'],
  },
})
