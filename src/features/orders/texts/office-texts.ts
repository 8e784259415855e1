import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { officeOrderProblems } from './office-problem-texts.ts'

const rows = { en: rowTexts.en({ one: 'order', many: 'orders' }), vi: rowTexts.vi('đơn hàng') }

/** Texts for orders in the office. */
const officeOrdersEn = {
  ...rows.en,
  title: officeTexts.en.kinds.order,
  retention: (months: number) => `Orders are deleted automatically after ${months} months.`,
  retentionMore:
    'After 3 months an order is archived and can only be read. After 6 months its name, phone, e-mail, address and notes are erased; only figures remain.',
  archived: 'Archived',
  list: {
    ...rows.en.list,
    search: 'Search by name, e-mail or order number',
    none: { title: 'No orders yet', description: 'New orders appear here by themselves.' },
    noneFound: { title: 'No orders found', description: 'Try another name, or a longer time.' },
  },
  fresh: 'New',
  byPhone: 'By phone',
  takenBy: (user: string | null) => `Taken by ${user ?? 'a deleted account'}`,
  due: {
    atOnce: 'Right away',
    late: 'Late',
    kind: { requested: 'Wanted at this time', scheduled: 'Begin at this time' },
    placed: 'Ordered',
    waited: (minutes: number) => `waiting for ${waitedEn(minutes)}`,
  },
  twoHalves: 'Two halves',
  lineNote: 'Note',
  callOf: siteTexts.en.callUs,
  nextStep: { confirmed: 'Confirm order', completed: 'Complete order' },
  nextStepOf: (step: string, code: string) => `${step} ${code}`,
  undo: fieldTexts.en.undo,
  undoOf: (code: string) => `Undo for ${code}`,
  undoFailed: { title: 'Not undone', more: 'The status stays as it is' },
  statusOf: (code: string) => `Status of ${code}`,
  statusSet: (code: string, status: string) => `${code}: ${status}`,
  table: 'Table',
  tableOf: (code: string) => `Table of ${code}`,
  saveTable: (code: string) => `Save the table of ${code}`,
  tableSet: (code: string, label: string | null) =>
    label === null ? `${code}: no table` : `${code}: ${formatTable(label, 'en')}`,
  detailsOf: (code: string) => `View details of ${code}`,
  copyOf: (code: string) => `Copy ${code}`,
  total: 'Total',
  edit: (code: string) => `Edit order ${code}`,
  deleteOf: (code: string) => `Delete ${code}`,
  leave: 'Cancel',
  updated: (code: string) => `${code}: saved`,
  updateFailed: { title: 'Update error', more: 'An error occurred while updating the order' },
  remove: {
    ...rows.en.remove,
    text: (code: string, name: string, total: string) =>
      `${code} of ${name}, ${total}. It cannot be undone; the guest’s ticket ends too.`,
    done: (code: string) => `Order ${code} is deleted`,
  },
  fields: {
    customerName: 'Name',
    customerPhone: 'Phone',
    customerEmail: 'E-mail',
    orderType: 'How',
    customerAddress: 'Delivery address',
    status: 'Status',
    items: 'Items',
  },
  problems: { customerAddress: { required: officeOrderProblems.en['orders.address-too-short'] } },
  dialog: {
    ...rows.en.dialog,
    title: (code: string) => `Order ${code}`,
    customer: 'Customer',
    order: 'Order',
    payment: 'Payment',
    source: 'Entered',
    byStaff: 'By staff, on the phone',
    created: 'Ordered',
    requested: 'Wanted at',
    scheduled: 'Begin at',
    notes: 'Notes',
  },
  overview: {
    pending: 'Pending orders',
    all: 'Total orders',
    recent: 'Recent orders',
    nothing: 'Nothing is waiting. Time for a coffee.',
  },
}

const officeOrdersVi: typeof officeOrdersEn = {
  ...rows.vi,
  title: officeTexts.vi.kinds.order,
  retention: (months) => `Đơn hàng được tự động xoá sau ${months} tháng.`,
  retentionMore:
    'Sau 3 tháng, đơn được lưu trữ và chỉ xem được. Sau 6 tháng, tên, điện thoại, email, địa chỉ và ghi chú bị xoá; chỉ còn các con số.',
  archived: 'Đã lưu trữ',
  list: {
    ...rows.vi.list,
    search: 'Tìm theo tên, email hoặc mã đơn',
    none: { title: 'Chưa có đơn hàng', description: 'Có đơn mới là hiện ngay ở đây.' },
    noneFound: {
      title: 'Không tìm thấy đơn nào',
      description: 'Bạn thử tên khác, hoặc chọn khoảng thời gian dài hơn.',
    },
  },
  fresh: 'Mới',
  byPhone: 'Qua điện thoại',
  takenBy: (user) => `Nhận bởi ${user ?? 'tài khoản đã xoá'}`,
  due: {
    atOnce: 'Làm ngay',
    late: 'Trễ hẹn',
    kind: { requested: 'Khách hẹn lúc này', scheduled: 'Bắt đầu làm lúc này' },
    placed: 'Đặt lúc',
    waited: (minutes) => `chờ ${waitedVi(minutes)}`,
  },
  twoHalves: 'Hai nửa',
  lineNote: 'Ghi chú',
  callOf: siteTexts.vi.callUs,
  nextStep: { confirmed: 'Xác nhận đơn', completed: 'Hoàn tất đơn' },
  nextStepOf: (step, code) => `${step} ${code}`,
  undo: fieldTexts.vi.undo,
  undoOf: (code) => `Hoàn tác đơn ${code}`,
  undoFailed: { title: 'Chưa hoàn tác được', more: 'Trạng thái vẫn giữ nguyên' },
  statusOf: (code) => `Trạng thái đơn ${code}`,
  statusSet: (code, status) => `${code}: ${status}`,
  table: 'Bàn',
  tableOf: (code) => `Bàn của đơn ${code}`,
  saveTable: (code) => `Lưu bàn của đơn ${code}`,
  tableSet: (code, label) =>
    label === null ? `${code}: chưa có bàn` : `${code}: ${formatTable(label, 'vi')}`,
  detailsOf: (code) => `Xem chi tiết đơn ${code}`,
  copyOf: (code) => `Sao chép đơn ${code}`,
  total: 'Tổng',
  edit: (code) => `Sửa đơn ${code}`,
  deleteOf: (code) => `Xoá đơn ${code}`,
  leave: 'Bỏ qua',
  updated: (code) => `${code}: đã lưu`,
  updateFailed: { title: 'Lỗi cập nhật', more: 'Có lỗi xảy ra khi cập nhật đơn hàng' },
  remove: {
    ...rows.vi.remove,
    text: (code, name, total) =>
      `${code} của ${name}, ${total}. Xoá rồi không lấy lại được; phiếu của khách cũng không còn.`,
    done: (code) => `Đã xoá đơn ${code}`,
  },
  fields: {
    customerName: 'Họ tên',
    customerPhone: 'Điện thoại',
    customerEmail: 'Email',
    orderType: 'Hình thức',
    customerAddress: 'Địa chỉ giao hàng',
    status: 'Trạng thái',
    items: 'Món đã đặt',
  },
  problems: { customerAddress: { required: officeOrderProblems.vi['orders.address-too-short'] } },
  dialog: {
    ...rows.vi.dialog,
    title: (code) => `Đơn ${code}`,
    customer: 'Khách hàng',
    order: 'Đơn hàng',
    payment: 'Thanh toán',
    source: 'Người nhập',
    byStaff: 'Nhân viên, qua điện thoại',
    created: 'Đặt lúc',
    requested: 'Khách hẹn',
    scheduled: 'Bắt đầu làm',
    notes: 'Ghi chú',
  },
  overview: {
    pending: 'Đơn chờ xác nhận',
    all: 'Tổng số đơn',
    recent: 'Đơn gần đây',
    nothing: 'Chưa có đơn nào đang chờ. Nghỉ tay uống cà phê thôi.',
  },
}

/** "7 min", "1 h 05 min", "2 days": how long a guest has waited. */
function waitedEn(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`
  return hours < 48 ? '1 day' : `${Math.floor(hours / 24)} days`
}

function waitedVi(minutes: number): string {
  if (minutes < 60) return `${minutes} phút`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} giờ ${String(minutes % 60).padStart(2, '0')} phút`
  return `${Math.floor(hours / 24)} ngày`
}

export const officeOrdersTexts = { vi: officeOrdersVi, en: officeOrdersEn }
