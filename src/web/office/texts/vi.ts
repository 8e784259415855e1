import type { en } from './en.ts'

export const vi: typeof en = {
  checking: 'Đang kiểm tra đăng nhập...',
  checkFailed: 'Chưa kiểm tra được đăng nhập.',
  checkFailedMore: 'Máy chủ không trả lời. Bạn kiểm tra lại kết nối mạng nhé.',
  retry: 'Thử lại',
  list: { more: 'Xem thêm', clear: 'Bỏ bộ lọc' },
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
  home: (restaurant) => `${restaurant}, về trang web của quán`,
  logout: 'Đăng xuất',
  logoutFailed: 'Lỗi đăng xuất',
  logoutFailedMore: 'Bạn vẫn đang đăng nhập. Hãy kiểm tra kết nối rồi thử lại.',
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
