/** What all office pages share: guards, session, header. */
const en = {
  checking: 'Checking your sign-in...',
  checkFailed: 'We could not check your sign-in.',
  checkFailedMore: 'The server does not respond. Please check the connection.',
  retry: 'Try again',
  close: 'Close',
  list: {
    more: 'Load more',
    clear: 'Clear filters',
    periods: {
      all: 'All',
      today: 'Today',
      week: 'Week',
      month: 'Month',
      '7days': '7 days',
      '30days': '30 days',
      '90days': '90 days',
      '180days': '180 days',
      year: 'Year',
    },
  },
  row: {
    details: 'View details',
    edit: 'Edit',
    delete: 'Delete',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Failed to copy',
  },
  session: {
    warningTitle: 'Still there?',
    warning: (minutes: number) =>
      `Your session will expire in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Please perform an action to maintain your session.`,
    expired: 'Session Expired',
    idle: 'You have been logged out due to inactivity',
    rejected: {
      read: { title: 'Your session has expired. Please log in again to continue.' },
      write: { title: 'Your session has expired', description: 'Please log in again to continue' },
    },
  },
  conflict: {
    text: 'Nothing of yours is lost. Now it says:',
    nothing: 'What it says now is being loaded.',
    merge: 'Update, keep what I typed',
  },
  record: { save: 'Save', edited: 'Not saved yet' },
  completeAddress: (address: string) => `Change to ${address}`,
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you have changed on this page is not saved yet, and would be lost.',
    stay: 'Stay here',
    leave: 'Leave without saving',
  },
  discard: {
    title: 'Leave without saving?',
    text: 'What you have changed here would be lost.',
    no: 'Keep editing',
    yes: 'Discard the changes',
  },
  home: (restaurant: string) => `${restaurant}, to the website`,
  logout: 'Log out',
  logoutFailed: 'Logout error',
  logoutFailedMore: 'You are still signed in',
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be mistyped, or the page has moved.',
    dashboard: 'To the dashboard',
  },
  failed: {
    title: 'This screen has failed',
    text: 'Please load it again. If that does not help, sign in again.',
    reload: 'Load again',
  },
}

const vi: typeof en = {
  checking: 'Đang kiểm tra đăng nhập...',
  checkFailed: 'Chưa kiểm tra được đăng nhập.',
  checkFailedMore: 'Máy chủ không trả lời. Bạn kiểm tra lại kết nối mạng nhé.',
  retry: 'Thử lại',
  close: 'Đóng',
  list: {
    more: 'Xem thêm',
    clear: 'Bỏ bộ lọc',
    periods: {
      all: 'Tất cả',
      today: 'Hôm nay',
      week: 'Tuần',
      month: 'Tháng',
      '7days': '7 ngày',
      '30days': '30 ngày',
      '90days': '90 ngày',
      '180days': '180 ngày',
      year: 'Một năm',
    },
  },
  row: {
    details: 'Xem chi tiết',
    edit: 'Sửa',
    delete: 'Xoá',
    copy: 'Sao chép',
    copied: 'Đã sao chép',
    copyFailed: 'Không sao chép được',
  },
  session: {
    warningTitle: 'Bạn còn ở đó không?',
    warning: (minutes) =>
      `Phiên làm việc sẽ hết hạn sau ${minutes} phút nữa. Vui lòng thao tác để duy trì phiên làm việc.`,
    expired: 'Phiên làm việc đã hết hạn',
    idle: 'Bạn đã được đăng xuất do không hoạt động',
    rejected: {
      read: { title: 'Phiên làm việc của bạn đã hết hạn. Vui lòng đăng nhập lại để tiếp tục.' },
      write: { title: 'Phiên làm việc hết hạn', description: 'Vui lòng đăng nhập lại để tiếp tục' },
    },
  },
  conflict: {
    text: 'Những gì bạn đã nhập vẫn còn. Hiện tại ghi:',
    nothing: 'Đang tải bản mới nhất.',
    merge: 'Cập nhật, giữ phần đã nhập',
  },
  record: { save: 'Lưu', edited: 'Chưa lưu' },
  completeAddress: (address) => `Sửa thành ${address}`,
  unsaved: {
    title: 'Rời trang mà chưa lưu?',
    text: 'Những gì bạn vừa sửa trên trang này chưa được lưu và sẽ mất.',
    stay: 'Ở lại',
    leave: 'Rời đi, không lưu',
  },
  discard: {
    title: 'Thoát mà chưa lưu?',
    text: 'Những gì bạn vừa sửa ở đây sẽ mất.',
    no: 'Tiếp tục sửa',
    yes: 'Bỏ thay đổi',
  },
  home: (restaurant) => `${restaurant}, về trang web của quán`,
  logout: 'Đăng xuất',
  logoutFailed: 'Lỗi đăng xuất',
  logoutFailedMore: 'Bạn vẫn đang đăng nhập',
  notFound: {
    title: 'Không có trang này',
    text: 'Có thể địa chỉ bị gõ nhầm, hoặc trang đã được dời đi.',
    dashboard: 'Về bảng điều khiển',
  },
  failed: {
    title: 'Màn hình này gặp lỗi',
    text: 'Bạn tải lại trang nhé. Nếu vẫn chưa được, hãy đăng nhập lại.',
    reload: 'Tải lại',
  },
}

export const officeTexts = { vi, en }
