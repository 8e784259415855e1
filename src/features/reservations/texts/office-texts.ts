import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { statusLabels } from './status-labels.ts'
import { visitTexts } from './visit-texts.ts'

const rows = { en: rowTexts.en({ one: 'reservation', many: 'reservations' }), vi: rowTexts.vi('đặt bàn') }

/** Texts for reservations in the office. */
const en = {
  ...rows.en,
  title: officeTexts.en.kinds.reservation,
  retention: (months: number) => `Reservations are deleted automatically after ${months} months.`,
  retentionMore:
    'After 3 months a reservation is archived and can only be read. After 6 months its name, phone, e-mail and requests are erased; only figures remain.',
  archived: 'Archived',
  view: { label: 'View', list: 'All reservations', day: 'By day' },
  take: 'Take a booking by phone',
  list: {
    ...rows.en.list,
    search: 'Search by name, phone or e-mail',
    filters: {
      period: { label: 'Booked within' },
      status: {
        label: officeTexts.en.status,
        options: statusLabels.en,
      },
    },
    none: { title: 'No reservations yet', description: 'New reservations appear here by themselves.' },
    noneFound: {
      title: 'No reservations found',
      description: 'Try another name, another status, or a longer time.',
    },
  },
  conflict: (table: string, name: string, time: string) => `${table} is also given to ${name}, ${time}`,
  overCapacity: (reason: string) => `Above the seats: ${reason}`,
  fresh: 'New',
  byPhone: 'By phone',
  takenBy: (user: string | null) => `Taken by ${user ?? 'a deleted account'}`,
  people: visitTexts.en.people,
  cardOf: (name: string, visit: string) => `${name}, ${visit}`,
  visit: (time: string, day: string) => `${time}, ${day}`,
  today: 'today',
  tomorrow: 'tomorrow',
  bookedAt: (moment: string) => `Booked at ${moment}`,
  confirm: 'Confirm',
  confirmOf: (name: string) => `Confirm ${name}`,
  statusOf: (name: string) => `Status of ${name}`,
  statusSet: (name: string, status: string) => `${name}: ${status}`,
  table: visitTexts.en.table,
  tableOf: (name: string) => `Table of ${name}`,
  saveTable: (name: string) => `Save the table of ${name}`,
  tableSet: (name: string, label: string | null) =>
    label === null ? `${name}: no table` : `${name}: ${formatTable(label, 'en')}`,
  detailsOf: (name: string) => `View details of ${name}`,
  copyOf: (name: string) => `Copy ${name}`,
  editOf: (name: string) => `Edit ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  edit: (name: string) => `Edit the reservation of ${name}`,
  leave: 'Cancel',
  updated: (name: string) => `${name}: saved`,
  updateFailed: { title: 'Update error', more: 'An error occurred while updating the reservation' },
  remove: {
    ...rows.en.remove,
    text: (name: string, visit: string) =>
      `${name}, ${visit}. It cannot be undone; the seats are free again.`,
    done: (name: string) => `The reservation of ${name} is deleted`,
  },
  fields: {
    name: 'Name',
    phone: 'Phone',
    email: visitTexts.en.email,
    date: visitTexts.en.date,
    time: visitTexts.en.time,
    guests: visitTexts.en.guests,
    status: officeTexts.en.status,
    specialRequests: 'Special requests',
    overCapacityReason: 'Why above the seats',
  },
  dialog: {
    ...rows.en.dialog,
    title: (name: string) => `Reservation of ${name}`,
    visit: 'Visit',
    guest: 'Guest',
    created: 'Booked at',
    source: 'Booked',
    sources: { web: 'on the website', staff: 'by phone, entered by staff', device: 'on a device' },
  },
}

const vi: typeof en = {
  ...rows.vi,
  title: officeTexts.vi.kinds.reservation,
  retention: (months) => `Đặt bàn được tự động xoá sau ${months} tháng.`,
  retentionMore:
    'Sau 3 tháng, đặt bàn được lưu trữ và chỉ xem được. Sau 6 tháng, tên, điện thoại, email và yêu cầu của khách bị xoá; chỉ còn các con số.',
  archived: 'Đã lưu trữ',
  view: { label: 'Cách xem', list: 'Tất cả đặt bàn', day: 'Theo ngày đến' },
  take: 'Nhận đặt bàn qua điện thoại',
  list: {
    ...rows.vi.list,
    search: 'Tìm theo tên, số điện thoại hoặc email',
    filters: {
      period: { label: 'Thời gian đặt' },
      status: {
        label: officeTexts.vi.status,
        options: statusLabels.vi,
      },
    },
    none: { title: 'Chưa có đặt bàn', description: 'Có khách đặt bàn là hiện ngay ở đây.' },
    noneFound: {
      title: 'Không tìm thấy đặt bàn nào',
      description: 'Bạn thử tên khác, trạng thái khác, hoặc chọn khoảng thời gian dài hơn.',
    },
  },
  conflict: (table, name, time) => `${table} cũng xếp cho ${name}, ${time}`,
  overCapacity: (reason) => `Nhận vượt chỗ: ${reason}`,
  fresh: 'Mới',
  byPhone: 'Qua điện thoại',
  takenBy: (user) => `Nhận bởi ${user ?? 'tài khoản đã xoá'}`,
  people: visitTexts.vi.people,
  cardOf: (name, visit) => `${name}, ${visit}`,
  visit: (time, day) => `${time}, ${day}`,
  today: 'hôm nay',
  tomorrow: 'ngày mai',
  bookedAt: (moment) => `Đặt lúc ${moment}`,
  confirm: 'Xác nhận',
  confirmOf: (name) => `Xác nhận ${name}`,
  statusOf: (name) => `Trạng thái đặt bàn của ${name}`,
  statusSet: (name, status) => `${name}: ${status}`,
  table: visitTexts.vi.table,
  tableOf: (name) => `Bàn của ${name}`,
  saveTable: (name) => `Lưu bàn của ${name}`,
  tableSet: (name, label) =>
    label === null ? `${name}: chưa xếp bàn` : `${name}: ${formatTable(label, 'vi')}`,
  detailsOf: (name) => `Xem chi tiết đặt bàn của ${name}`,
  copyOf: (name) => `Sao chép đặt bàn của ${name}`,
  editOf: (name) => `Sửa đặt bàn của ${name}`,
  deleteOf: (name) => `Xoá đặt bàn của ${name}`,
  edit: (name) => `Sửa đặt bàn của ${name}`,
  leave: 'Bỏ qua',
  updated: (name) => `${name}: đã lưu`,
  updateFailed: { title: 'Lỗi cập nhật', more: 'Có lỗi xảy ra khi cập nhật đặt bàn' },
  remove: {
    ...rows.vi.remove,
    text: (name, visit) => `${name}, ${visit}. Xoá rồi không lấy lại được; chỗ ngồi sẽ trống trở lại.`,
    done: (name) => `Đã xoá đặt bàn của ${name}`,
  },
  fields: {
    name: 'Họ tên',
    phone: 'Điện thoại',
    email: visitTexts.vi.email,
    date: visitTexts.vi.date,
    time: visitTexts.vi.time,
    guests: visitTexts.vi.guests,
    status: officeTexts.vi.status,
    specialRequests: 'Yêu cầu của khách',
    overCapacityReason: 'Lý do nhận vượt chỗ',
  },
  dialog: {
    ...rows.vi.dialog,
    title: (name) => `Đặt bàn của ${name}`,
    visit: 'Lượt khách',
    guest: 'Khách',
    created: 'Đặt lúc',
    source: 'Nguồn',
    sources: { web: 'trên trang web', staff: 'qua điện thoại, nhân viên nhập', device: 'trên máy tại quán' },
  },
}

export const officeReservationsTexts = { vi, en }
