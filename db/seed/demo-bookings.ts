import type { SeedBooking, SeedSiteSettings } from './seed-types.ts'

/** Whom a table of the demo is for. Nobody is called so, and no number of a subscriber begins with 0. */
const guests = {
  an: { name: 'Khách mẫu An', phone: '0274 000 0101', email: 'an@khach-mau.example' },
  binh: { name: 'Khách mẫu Bình', phone: '0274 000 0102', email: null },
  chi: { name: 'Khách mẫu Chi', phone: '0274 000 0103', email: 'chi@khach-mau.example' },
  dung: { name: 'Khách mẫu Dũng', phone: '0274 000 0104', email: null },
  giang: { name: 'Khách mẫu Giang', phone: '0274 000 0105', email: null },
  hoa: { name: 'Khách mẫu Hoa', phone: '0274 000 0106', email: 'hoa@khach-mau.example' },
  khang: { name: 'Khách mẫu Khang', phone: '0274 000 0107', email: null },
  emma: { name: 'Demo guest Emma', phone: '0274 000 0108', email: 'emma@demo-guest.example' },
  liam: { name: 'Demo guest Liam', phone: '0274 000 0109', email: 'liam@demo-guest.example' },
} as const

type Guest = keyof typeof guests
type Extra = Partial<Pick<SeedBooking, 'specialRequests' | 'tableLabel' | 'source'>>

/** A table so many days from the day on which the demo is loaded, booked so many hours before that. */
function table(
  [day, time, count]: [day: number, time: string, guests: number],
  guest: Guest,
  status: SeedBooking['status'],
  bookedHoursAgo: number,
  extra: Extra = {},
): SeedBooking {
  return {
    day,
    time,
    guests: count,
    ...guests[guest],
    language: guest === 'emma' || guest === 'liam' ? 'en' : 'vi',
    status,
    bookedHoursAgo,
    specialRequests: null,
    tableLabel: null,
    source: 'web',
    ...extra,
  }
}

const byPhone = { source: 'staff' } as const

/** With it the evening of the demo's tomorrow is full; every other booking of the demo has its seats. */
export const demoCapacity: NonNullable<SeedSiteSettings['capacity']> = { seats: 36, stayMinutes: 120 }

/** Tables of the demo restaurant: of the days before, of today from noon to night, and of the coming two weeks. */
export const demoBookings: readonly SeedBooking[] = [
  table([-2, '18:30', 4], 'an', 'completed', 90, { tableLabel: '2' }),
  table([-2, '19:00', 2], 'liam', 'completed', 76, { tableLabel: '3' }),
  table([-1, '12:00', 3], 'binh', 'completed', 40, { ...byPhone, tableLabel: '1' }),
  table([-1, '19:15', 6], 'hoa', 'cancelled', 52),
  table([-1, '19:30', 5], 'khang', 'completed', 47, { tableLabel: 'Sân 1' }),

  table([0, '11:30', 2], 'chi', 'confirmed', 26, { tableLabel: '4' }),
  table([0, '12:00', 4], 'dung', 'confirmed', 22, { ...byPhone, tableLabel: '1' }),
  table([0, '12:15', 3], 'emma', 'confirmed', 30, {
    tableLabel: '2',
    specialRequests: 'One of us is vegetarian. Thank you!',
  }),
  table([0, '12:45', 5], 'giang', 'cancelled', 28),
  table([0, '17:30', 2], 'hoa', 'confirmed', 20),
  table([0, '18:00', 6], 'an', 'confirmed', 49, {
    tableLabel: 'Sân 1',
    specialRequests: 'Sinh nhật bé sáu tuổi, xin bàn rộng để cắt bánh.',
  }),
  table([0, '18:30', 4], 'khang', 'pending', 3, { specialRequests: 'Xin một bàn gần lò.' }),
  table([0, '18:45', 2], 'liam', 'confirmed', 25, { tableLabel: '3' }),
  table([0, '19:00', 8], 'binh', 'confirmed', 71, {
    tableLabel: 'Sân 2',
    specialRequests: 'Họp lớp cũ, xuất hoá đơn công ty.',
  }),
  table([0, '19:00', 3], 'dung', 'pending', 1, { specialRequests: 'Có một bé, xin ghế cao.' }),
  table([0, '19:30', 2], 'chi', 'pending', 2),
  table([0, '20:00', 4], 'giang', 'confirmed', 6, byPhone),
  table([0, '20:45', 2], 'emma', 'pending', 0.5),

  table([1, '12:00', 2], 'hoa', 'pending', 4),
  table([1, '18:00', 5], 'liam', 'confirmed', 9, { specialRequests: 'A table by the window, please.' }),
  table([1, '18:30', 6], 'an', 'pending', 5),
  table([1, '19:00', 25], 'giang', 'confirmed', 31, {
    ...byPhone,
    tableLabel: 'Sân 2',
    specialRequests: 'Tiệc công ty, gọi món trước lúc 17:00.',
  }),
  table([1, '19:45', 2], 'khang', 'cancelled', 12),
  table([2, '18:15', 3], 'chi', 'pending', 7),
  table([2, '19:00', 4], 'binh', 'confirmed', 16, byPhone),
  table([3, '11:45', 6], 'emma', 'pending', 10, { specialRequests: 'Two high chairs, if you have them.' }),
  table([4, '19:30', 2], 'dung', 'confirmed', 19),
  table([6, '18:30', 12], 'hoa', 'pending', 8, {
    specialRequests: 'Mừng thọ ông bà, xin hai bàn kê liền nhau.',
  }),
  table([9, '19:00', 4], 'liam', 'confirmed', 44),
  table([13, '12:30', 7], 'an', 'pending', 15),
]
