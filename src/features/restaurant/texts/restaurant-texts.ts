import { inBothLanguages } from '#src/kernel/both-languages.ts'

export const restaurantTexts = inBothLanguages({
  address: ['Địa chỉ', 'Address'],
  hotline: ['Đường dây nóng', 'Hotline'],
  supportEmail: ['E-mail hỗ trợ', 'Support e-mail'],
  social: ['Theo dõi quán', 'Follow us'],
  socialLink: [
    (restaurant: string, network: string) => `${restaurant} trên ${network}`,
    (restaurant: string, network: string) => `${restaurant} on ${network}`,
  ],
  everyDay: ['Hằng ngày', 'Every day'],
  closed: ['Nghỉ', 'Closed'],
  /** The names of the weekdays. The first is Sunday, because the program numbers weekdays from 0 for Sunday. */
  weekdays: [
    ['Chủ nhật', 'Thứ hai', 'Thứ ba', 'Thứ tư', 'Thứ năm', 'Thứ sáu', 'Thứ bảy'],
    ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ],
  dayRange: [
    (from: string, to: string) => `${from} đến ${to.toLocaleLowerCase('vi')}`,
    (from: string, to: string) => `${from} to ${to}`,
  ],
})
