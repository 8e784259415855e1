import type { en } from './en.ts'

export const vi: typeof en = {
  staff: {
    title: 'Khu vực nhân viên',
    welcome: (username) => `Xin chào, Nhân viên · ${username}`,
    sections: 'Các mục',
    overview: 'Tổng quan',
    orders: 'Quản lý đơn hàng',
    menu: 'Quản lý thực đơn',
    seeAll: 'Tất cả đơn hàng',
  },
  admin: {
    title: 'Bảng quản trị',
    welcome: (username) => `Xin chào, Quản trị viên · ${username}`,
  },
}
