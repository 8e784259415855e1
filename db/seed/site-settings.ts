import type { SeedSiteSettings } from './seed-types.ts'

/** 0 is Sunday, as `Date.getDay` counts. */
const everyDay = [0, 1, 2, 3, 4, 5, 6]

/**
 * How the restaurant presents itself. Nothing here leads to a real person or company: the e-mail and every link are on
 * the reserved top-level domain `.example`, and no subscriber number can begin with 0, because within the province the
 * subscriber number is dialled alone and 0 is what announces an area code. The bank account is with no bank.
 */
export const siteSettings: SeedSiteSettings = {
  name: 'Bếp Lửa',
  nameVi: 'Bếp Lửa',
  tagline: 'Wood-fired pizza',
  taglineVi: 'Pizza nướng lò củi',
  logoUrl: '/brand/logo_on_dark.svg',
  logoAspect: 3.065,
  authorLabel: 'the product team',
  authorLabelVi: 'Đội ngũ Bếp Lửa',
  copyright: '© 2025 Bếp Lửa. All rights reserved.',
  copyrightVi: '© 2025 Bếp Lửa. Bảo lưu mọi quyền.',
  email: 'lienhe@beplua.example',
  phone: '0274 000 0000',
  address: 'Thu Dau Mot Ward, Ho Chi Minh City (Thu Dau Mot, Binh Duong)',
  // Bình Dương joined Hồ Chí Minh City on 2025-07-01; people still look for the place under its old name.
  addressVi: 'Phường Thủ Dầu Một, Thành phố Hồ Chí Minh (Thủ Dầu Một, Bình Dương cũ)',
  mapQuery: 'Phường Thủ Dầu Một, Thành phố Hồ Chí Minh',
  // The middle of the ward, not one building.
  latitude: 10.98,
  longitude: 106.65,
  openingHours: everyDay.map((weekday) => ({ weekday, opens: '11:00', closes: '22:00' })),
  closures: [],
  facebookUrl: 'https://facebook.beplua.example/',
  instagramUrl: 'https://instagram.beplua.example/',
  linkedinUrl: 'https://linkedin.beplua.example/',
  tiktokUrl: 'https://tiktok.beplua.example/',
  socialImageUrl: '/brand/social_en.jpg',
  socialImageUrlVi: '/brand/social_vi.jpg',
  taxMode: 'excluded',
  // Open-ended, so that the demo never runs out of a rate; the owner enters the end the law gives the reduced rate.
  vatPeriods: [{ from: '2025-07-01', to: null, rate: 8 }],
  deliveryMode: 'self-courier',
  capacity: null,
  oven: null,
  callAboveOpen: 3,
  callAboveGuests: 12,
  callAboveAmount: 5_000_000,
  tableList: '1-8, Sân 1, Sân 2',
  looksUpCallers: false,
  // No bank's number with NAPAS begins with 0, so no banking app finds a bank to send money to.
  bankAccount: { bankBin: '000000', accountNumber: '0000000000', accountName: 'TAI KHOAN MAU (DEMO)' },
}
