import { accountTexts } from '#src/features/accounts/texts/account-texts.ts'
import { officeMessageTexts } from '#src/features/contact/texts/office-texts.ts'
import { pagesTabsTexts } from '#src/features/pages/texts/pages-tabs-texts.ts'
import { officeReservationsTexts } from '#src/features/reservations/texts/office-texts.ts'
import { overviewTexts } from './overview-texts.ts'

const both = {
  en: { sections: 'Sections', more: 'More', overview: overviewTexts.en.title },
  vi: { sections: 'Các mục', more: 'Thêm', overview: overviewTexts.vi.title },
}

/** The texts around the sections of the two dashboards. */
const en = {
  staff: {
    title: 'Staff Panel',
    welcome: (username: string) => `Welcome, Staff Member · ${username}`,
    ...both.en,
    orders: 'Order management',
    reservations: 'Reservation management',
    menu: 'Menu management',
    contact: officeMessageTexts.en.title,
    seeAll: 'All orders',
    seeAllReservations: officeReservationsTexts.en.view.list,
  },
  admin: {
    title: 'Admin dashboard',
    welcome: (username: string) => `Welcome, Administrator · ${username}`,
    ...both.en,
    pages: pagesTabsTexts.en.title,
    account: accountTexts.en.title,
    audit: 'Audit log',
  },
}

const vi: typeof en = {
  staff: {
    title: 'Khu vực nhân viên',
    welcome: (username) => `Xin chào, Nhân viên · ${username}`,
    ...both.vi,
    orders: 'Quản lý đơn hàng',
    reservations: 'Quản lý đặt bàn',
    menu: 'Quản lý thực đơn',
    contact: officeMessageTexts.vi.title,
    seeAll: 'Tất cả đơn hàng',
    seeAllReservations: officeReservationsTexts.vi.view.list,
  },
  admin: {
    title: 'Bảng quản trị',
    welcome: (username) => `Xin chào, Quản trị viên · ${username}`,
    ...both.vi,
    pages: pagesTabsTexts.vi.title,
    account: accountTexts.vi.title,
    audit: 'Nhật ký',
  },
}

export const dashboardTexts = { vi, en }
