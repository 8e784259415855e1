const en = {
  address: 'Address',
  hotline: 'Hotline',
  supportEmail: 'Support e-mail',
  social: 'Follow us',
  socialLink: (restaurant: string, network: string) => `${restaurant} on ${network}`,
  everyDay: 'Every day',
  closed: 'Closed',
  /** Weekdays are numbered from Sunday, so Sunday comes first. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  dayRange: (from: string, to: string) => `${from} to ${to}`,
}

const vi: typeof en = {
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

export const restaurantTexts = { vi, en }
