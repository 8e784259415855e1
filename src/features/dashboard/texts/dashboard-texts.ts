import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { accountTexts } from '#src/features/accounts/texts/account-texts.ts'
import { kitchenTexts } from '#src/features/kitchen/texts/kitchen-texts.ts'
import { visitTexts } from '#src/features/orders/texts/visit-texts.ts'
import { pagesTabsTexts } from '#src/features/pages/texts/pages-tabs-texts.ts'
import { printingTexts } from '#src/features/printing/texts/printing-texts.ts'
import { officeReservationsTexts } from '#src/features/reservations/texts/office-texts.ts'
import { overviewTexts } from './overview-texts.ts'

const both = {
  sections: ['Các mục', 'Sections'],
  more: ['Thêm', 'More'],
  skip: ['Tới danh sách', 'To the list'],
  overview: [overviewTexts.vi.title, overviewTexts.en.title],
  kitchen: [kitchenTexts.vi.title, kitchenTexts.en.title],
  tables: [visitTexts.vi.title, visitTexts.en.title],
  printing: [printingTexts.vi.title, printingTexts.en.title],
} as const

/** The texts around the sections of the two dashboards. */
export const dashboardTexts = inBothLanguages({
  staff: {
    ofToday: [(count: number) => `hôm nay ${count}`, (count: number) => `${count} for today`],
    title: ['Khu vực nhân viên', 'Staff Panel'],
    welcome: [
      (username: string) => `Xin chào, Nhân viên · ${username}`,
      (username: string) => `Welcome, Staff Member · ${username}`,
    ],
    ...both,
    seeAll: ['Tất cả đơn hàng', 'All orders'],
    seeAllReservations: [officeReservationsTexts.vi.view.list, officeReservationsTexts.en.view.list],
  },
  admin: {
    title: ['Bảng quản trị', 'Admin dashboard'],
    welcome: [
      (username: string) => `Xin chào, Quản trị viên · ${username}`,
      (username: string) => `Welcome, Administrator · ${username}`,
    ],
    ...both,
    pages: [pagesTabsTexts.vi.title, pagesTabsTexts.en.title],
    account: [accountTexts.vi.title, accountTexts.en.title],
    audit: ['Nhật ký', 'Audit log'],
  },
})
