import type { liveEn } from './live-en.ts'

export const liveVi: typeof liveEn = {
  connection: { connecting: 'Đang kết nối', live: 'Trực tuyến', reconnecting: 'Đang kết nối lại' },
  connectionMore: {
    connecting: 'Đơn mới sẽ tự hiện ra trong giây lát.',
    live: 'Đơn mới tự hiện ra.',
    reconnecting: 'Mất đường truyền tới máy chủ. Có lại là đơn mới hiện ra ngay.',
  },
  sound: 'Chuông báo đơn mới',
  test: 'Thử chuông',
  tested: 'Có đơn mới, chuông sẽ kêu như vậy.',
  touch: 'Bạn chạm vào màn hình một lần để trình duyệt cho phép phát chuông.',
  noSound: 'Trình duyệt này không phát được chuông.',
}
