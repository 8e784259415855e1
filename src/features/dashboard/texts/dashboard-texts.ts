/** The frames of the two dashboards. */
const en = {
  staff: {
    title: 'Staff Panel',
    welcome: (username: string) => `Welcome, Staff Member · ${username}`,
    sections: 'Sections',
    overview: 'Dashboard',
    orders: 'Order management',
    reservations: 'Reservation management',
    menu: 'Menu management',
    contact: 'Contact messages',
    all: 'All',
    seeAll: 'All orders',
    seeAllReservations: 'All reservations',
  },
  admin: {
    title: 'Admin Dashboard',
    welcome: (username: string) => `Welcome, Administrator · ${username}`,
    sections: 'Sections',
    overview: 'Dashboard',
    reservations: 'Reservations',
    orders: 'Orders',
    menu: 'Menu',
    blog: 'News',
    reviews: 'Reviews',
    contact: 'Contact',
    pages: 'Pages',
    account: 'Account',
    audit: 'Audit log',
  },
}

const vi: typeof en = {
  staff: {
    title: 'Khu vực nhân viên',
    welcome: (username) => `Xin chào, Nhân viên · ${username}`,
    sections: 'Các mục',
    overview: 'Tổng quan',
    orders: 'Quản lý đơn hàng',
    reservations: 'Quản lý đặt bàn',
    menu: 'Quản lý thực đơn',
    contact: 'Tin nhắn liên hệ',
    all: 'Tất cả',
    seeAll: 'Tất cả đơn hàng',
    seeAllReservations: 'Tất cả đặt bàn',
  },
  admin: {
    title: 'Bảng quản trị',
    welcome: (username) => `Xin chào, Quản trị viên · ${username}`,
    sections: 'Các mục',
    overview: 'Tổng quan',
    reservations: 'Đặt bàn',
    orders: 'Đơn hàng',
    menu: 'Thực đơn',
    blog: 'Tin tức',
    reviews: 'Đánh giá',
    contact: 'Liên hệ',
    pages: 'Trang',
    account: 'Tài khoản',
    audit: 'Nhật ký',
  },
}

export const dashboardTexts = { vi, en }
