import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { statusLabels } from './status-labels.ts'
import { visitTexts } from './visit-texts.ts'

const officePairs = pairsOf(officeTexts)
const visitPairs = pairsOf(visitTexts)

const rows = rowPairs('đặt bàn', 'reservation', 'reservations')

/** Texts for reservations in the office. */
export const officeReservationsTexts = inBothLanguages({
  ...rows,
  title: officePairs.kinds.reservation,
  retention: [
    (months: number) => `Đặt bàn được tự động xoá sau ${months} tháng.`,
    (months: number) => `Reservations are deleted automatically after ${months} months.`,
  ],
  retentionMore: [
    'Sau 3 tháng, đặt bàn được lưu trữ và chỉ xem được. Sau 6 tháng, tên, điện thoại, email và yêu cầu của khách bị xoá; chỉ còn các con số.',
    'After 3 months a reservation is archived and can only be read. After 6 months its name, phone, e-mail and requests are erased; only figures remain.',
  ],
  archived: ['Đã lưu trữ', 'Archived'],
  view: {
    label: ['Cách xem', 'View'],
    list: ['Tất cả đặt bàn', 'All reservations'],
    day: ['Theo ngày đến', 'By day'],
  },
  take: ['Nhận đặt bàn qua điện thoại', 'Take a booking by phone'],
  list: {
    ...rows.list,
    search: ['Tìm theo tên, số điện thoại, email hoặc bàn', 'Search by name, phone, e-mail or table'],
    searchHint: ['Tên, SĐT, bàn', 'Name, phone, table'],
    filters: {
      period: { label: ['Thời gian đặt', 'Booked within'] },
      status: {
        label: officePairs.status,
        options: [statusLabels.vi, statusLabels.en],
      },
    },
    none: {
      title: ['Chưa có đặt bàn', 'No reservations yet'],
      description: ['Có khách đặt bàn là hiện ngay ở đây.', 'New reservations appear here by themselves.'],
    },
    noneFound: {
      title: ['Không tìm thấy đặt bàn nào', 'No reservations found'],
      description: [
        'Bạn thử tên khác, trạng thái khác, hoặc chọn khoảng thời gian dài hơn.',
        'Try another name, another status, or a longer time.',
      ],
    },
  },
  conflict: [
    (table: string, name: string, time: string) => `${table} cũng xếp cho ${name}, ${time}`,
    (table: string, name: string, time: string) => `${table} is also given to ${name}, ${time}`,
  ],
  overCapacity: [
    (reason: string) => `Nhận vượt chỗ: ${reason}`,
    (reason: string) => `Above the seats: ${reason}`,
  ],
  fresh: ['Mới', 'New'],
  byPhone: ['Qua điện thoại', 'By phone'],
  takenBy: [
    (user: string | null) => `Nhận bởi ${user ?? 'tài khoản đã xoá'}`,
    (user: string | null) => `Taken by ${user ?? 'a deleted account'}`,
  ],
  people: visitPairs.people,
  cardOf: [
    (name: string, visit: string) => `${name}, ${visit}`,
    (name: string, visit: string) => `${name}, ${visit}`,
  ],
  visit: [(time: string, day: string) => `${time}, ${day}`, (time: string, day: string) => `${time}, ${day}`],
  today: ['hôm nay', 'today'],
  tomorrow: ['ngày mai', 'tomorrow'],
  bookedAt: [(moment: string) => `Đặt lúc ${moment}`, (moment: string) => `Booked at ${moment}`],
  confirm: ['Xác nhận', 'Confirm'],
  confirmOf: [(name: string) => `Xác nhận ${name}`, (name: string) => `Confirm ${name}`],
  statusOf: [(name: string) => `Trạng thái đặt bàn của ${name}`, (name: string) => `Status of ${name}`],
  statusSet: [
    (name: string, status: string) => `${name}: ${status}`,
    (name: string, status: string) => `${name}: ${status}`,
  ],
  table: visitPairs.table,
  giveTable: ['Xếp bàn', 'No table'],
  tableOf: [(name: string) => `Bàn của ${name}`, (name: string) => `Table of ${name}`],
  saveTable: [(name: string) => `Lưu bàn của ${name}`, (name: string) => `Save the table of ${name}`],
  tableSet: [
    (name: string, label: string | null) =>
      label === null ? `${name}: chưa xếp bàn` : `${name}: ${formatTable(label, 'vi')}`,
    (name: string, label: string | null) =>
      label === null ? `${name}: no table` : `${name}: ${formatTable(label, 'en')}`,
  ],
  detailsOf: [
    (name: string) => `Xem chi tiết đặt bàn của ${name}`,
    (name: string) => `View details of ${name}`,
  ],
  moreOf: [(name: string) => `Việc khác với đặt bàn của ${name}`, (name: string) => `More for ${name}`],
  copyOf: [(name: string) => `Sao chép đặt bàn của ${name}`, (name: string) => `Copy ${name}`],
  editOf: [(name: string) => `Sửa đặt bàn của ${name}`, (name: string) => `Edit ${name}`],
  deleteOf: [(name: string) => `Xoá đặt bàn của ${name}`, (name: string) => `Delete ${name}`],
  edit: [(name: string) => `Sửa đặt bàn của ${name}`, (name: string) => `Edit the reservation of ${name}`],
  leave: ['Bỏ qua', 'Cancel'],
  updated: [(name: string) => `${name}: đã lưu`, (name: string) => `${name}: saved`],
  updateFailed: {
    title: ['Lỗi cập nhật', 'Update error'],
    more: ['Có lỗi xảy ra khi cập nhật đặt bàn', 'An error occurred while updating the reservation'],
  },
  remove: {
    ...rows.remove,
    text: [
      (name: string, visit: string) =>
        `${name}, ${visit}. Xoá rồi không lấy lại được; chỗ ngồi sẽ trống trở lại.`,
      (name: string, visit: string) => `${name}, ${visit}. It cannot be undone; the seats are free again.`,
    ],
    done: [
      (name: string) => `Đã xoá đặt bàn của ${name}`,
      (name: string) => `The reservation of ${name} is deleted`,
    ],
  },
  fields: {
    name: ['Họ tên', 'Name'],
    phone: ['Điện thoại', 'Phone'],
    email: visitPairs.email,
    date: visitPairs.date,
    time: visitPairs.time,
    guests: visitPairs.guests,
    status: officePairs.status,
    specialRequests: ['Yêu cầu của khách', 'Special requests'],
    overCapacityReason: ['Lý do nhận vượt chỗ', 'Why above the seats'],
  },
  dialog: {
    ...rows.dialog,
    title: [(name: string) => `Đặt bàn của ${name}`, (name: string) => `Reservation of ${name}`],
    visit: ['Lượt khách', 'Visit'],
    guest: ['Khách', 'Guest'],
    created: ['Đặt lúc', 'Booked at'],
    source: ['Nguồn', 'Booked'],
    sources: {
      web: ['trên trang web', 'on the website'],
      staff: ['qua điện thoại, nhân viên nhập', 'by phone, entered by staff'],
      device: ['trên máy tại quán', 'on a device'],
    },
  },
})
