import type { en } from './en.ts'

export const vi: typeof en = {
  address: 'Địa chỉ',
  hotline: 'Đường dây nóng',
  supportEmail: 'E-mail hỗ trợ',
  social: 'Theo dõi quán',
  socialLink: (restaurant, network) => `${restaurant} trên ${network}`,
  everyDay: 'Hằng ngày',
  closed: 'Nghỉ',
  weekdays: ['Chủ nhật', 'Thứ hai', 'Thứ ba', 'Thứ tư', 'Thứ năm', 'Thứ sáu', 'Thứ bảy'],
  dayRange: (from, to) => `${from} đến ${to.toLocaleLowerCase('vi')}`,
}
