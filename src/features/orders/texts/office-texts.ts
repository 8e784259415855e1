import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import { officeOrderProblems } from './office-problem-texts.ts'

const rows = rowPairs('đơn hàng', 'order', 'orders')

/** How long a guest has been waiting, in words: "7 min", "1 h 05 min", "2 days". */
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

export const officeOrdersTexts = inBothLanguages({
  ...rows,
  title: [officeTexts.vi.kinds.order, officeTexts.en.kinds.order],
  retention: [
    (months: number) => `Đơn hàng được tự động xoá sau ${months} tháng.`,
    (months: number) => `Orders are deleted automatically after ${months} months.`,
  ],
  retentionMore: [
    'Sau 3 tháng, đơn được lưu trữ và chỉ xem được. Sau 6 tháng, tên, điện thoại, email, địa chỉ và ghi chú bị xoá; chỉ còn các con số.',
    'After 3 months an order is archived and can only be read. After 6 months its name, phone, e-mail, address and notes are erased; only figures remain.',
  ],
  archived: ['Đã lưu trữ', 'Archived'],
  list: {
    ...rows.list,
    search: [
      'Tìm theo tên, số điện thoại, email, bàn, món hoặc mã đơn',
      'Search by name, phone, e-mail, table, dish or order code',
    ],
    searchHint: ['SĐT, bàn, món, mã đơn', 'Phone, table, dish, code'],
    none: {
      title: ['Chưa có đơn hàng', 'No orders yet'],
      description: ['Có đơn mới là hiện ngay ở đây.', 'New orders appear here by themselves.'],
    },
    noneFound: {
      title: ['Không tìm thấy đơn nào', 'No orders found'],
      description: [
        'Bạn thử tên khác, hoặc chọn khoảng thời gian dài hơn.',
        'Try another name, or a longer time.',
      ],
    },
  },
  views: {
    label: ['Xem đơn nào', 'Which orders'],
    due: ['Cần làm', 'To do'],
    all: ['Mọi đơn', 'All orders'],
    unpaid: ['Chờ chuyển khoản', 'Unpaid transfers'],
  },
  stages: {
    label: ['Đơn đang ở bước nào', 'Stage of the orders'],
    names: {
      pending: ['Chờ xác nhận', 'Waiting'],
      confirmed: ['Đã xác nhận', 'Confirmed'],
      preparing: ['Trong bếp', 'In the kitchen'],
      ready: ['Đã xong', 'Ready'],
      done: ['Hoàn tất hôm nay', 'Done today'],
    },
    waiting: ['Chờ xác nhận', 'Waiting to be confirmed'],
    next: ['Đang làm và đã xong', 'In progress and ready'],
    leftOver: ['Chưa khép lại từ những ngày trước', 'Left open from earlier days'],
    none: {
      title: ['Không có đơn nào cần làm', 'Nothing is to be done'],
      description: ['Có đơn mới là hiện ngay ở đây.', 'New orders appear here by themselves.'],
    },
    noneAt: {
      title: ['Không có đơn nào ở bước này', 'No order is at this stage'],
    },
  },
  unpaid: {
    sum: ['Tổng tiền chưa nhận', 'Not received in all'],
    arrived: ['Đã nhận tiền', 'Transfer received'],
    arrivedOf: [
      (code: string) => `Đã nhận tiền đơn ${code}`,
      (code: string) => `Transfer received for ${code}`,
    ],
    none: {
      title: ['Không còn đơn nào chờ chuyển khoản', 'No transfer is missing'],
      description: [
        'Đơn trả bằng chuyển khoản mà chưa nhận tiền sẽ hiện ở đây.',
        'Orders to be paid by transfer stand here until they are paid.',
      ],
    },
  },
  fresh: ['Mới', 'New'],
  byPhone: ['Qua điện thoại', 'By phone'],
  takenBy: [
    (user: string | null) => `Nhận bởi ${user ?? 'tài khoản đã xoá'}`,
    (user: string | null) => `Taken by ${user ?? 'a deleted account'}`,
  ],
  due: {
    atOnce: [
      (minutes: number) => `Chờ ${waitedVi(minutes)}`,
      (minutes: number) => `Waits ${waitedEn(minutes)}`,
    ],
    tone: { soon: ['Sắp đến giờ', 'Soon'], late: ['Trễ hẹn', 'Late'] },
    kind: {
      requested: ['Khách hẹn giờ này', 'Wanted at this time'],
      promised: ['Hẹn xong khoảng lúc này', 'Promised for about this time'],
      scheduled: ['Bắt đầu làm lúc này', 'Begin at this time'],
      'at-once': ['Làm ngay', 'Right away'],
    },
    placed: ['Đặt lúc', 'Ordered'],
    waited: [
      (minutes: number) => `chờ ${waitedVi(minutes)}`,
      (minutes: number) => `waiting for ${waitedEn(minutes)}`,
    ],
  },
  twoHalves: ['Hai nửa', 'Two halves'],
  lineNote: ['Ghi chú', 'Note'],
  allergy: ['DỊ ỨNG', 'ALLERGY'],
  callOf: [siteTexts.vi.callUs, siteTexts.en.callUs],
  nextStep: {
    confirmed: ['Xác nhận', 'Confirm order'],
    preparing: ['Bắt đầu làm', 'Start cooking'],
    ready: ['Làm xong', 'Mark ready'],
    delivered: ['Đã giao', 'Mark delivered'],
    completed: ['Hoàn tất', 'Complete order'],
  },
  nextStepOf: [
    (step: string, code: string) => `${step} đơn ${code}`,
    (step: string, code: string) => `${step} ${code}`,
  ],
  stepBack: [(stage: string) => `Về “${stage}”`, (stage: string) => `Back to “${stage}”`],
  stepBackOf: [
    (stage: string, code: string) => `Đưa đơn ${code} về “${stage}”`,
    (stage: string, code: string) => `Bring ${code} back to “${stage}”`,
  ],
  undoFailed: {
    title: ['Chưa hoàn tác được', 'Not undone'],
    more: ['Trạng thái vẫn giữ nguyên', 'The status stays as it is'],
  },
  statusOf: [(code: string) => `Trạng thái đơn ${code}`, (code: string) => `Status of ${code}`],
  statusSet: [
    (code: string, status: string) => `${code}: ${status}`,
    (code: string, status: string) => `${code}: ${status}`,
  ],
  table: ['Bàn', 'Table'],
  tableOf: [(code: string) => `Bàn của đơn ${code}`, (code: string) => `Table of ${code}`],
  saveTable: [(code: string) => `Lưu bàn của đơn ${code}`, (code: string) => `Save the table of ${code}`],
  tableSet: [
    (code: string, label: string | null) =>
      label === null ? `${code}: chưa có bàn` : `${code}: ${formatTable(label, 'vi')}`,
    (code: string, label: string | null) =>
      label === null ? `${code}: no table` : `${code}: ${formatTable(label, 'en')}`,
  ],
  moreOfPage: ['Việc khác', 'More'],
  moreOf: [(code: string) => `Việc khác với đơn ${code}`, (code: string) => `More for ${code}`],
  detailsOf: [(code: string) => `Xem chi tiết đơn ${code}`, (code: string) => `View details of ${code}`],
  copyOf: [(code: string) => `Sao chép đơn ${code}`, (code: string) => `Copy ${code}`],
  total: ['Tổng', 'Total'],
  edit: [(code: string) => `Sửa đơn ${code}`, (code: string) => `Edit order ${code}`],
  deleteOf: [(code: string) => `Xoá đơn ${code}`, (code: string) => `Delete ${code}`],
  editOver: [
    'Bạn vẫn đổi được trạng thái, bàn và thanh toán trong chi tiết đơn. Món gọi thêm thì nhập thành đơn mới.',
    'Status, table and payment can still be set in the order’s details. Enter what is added as a new order.',
  ],
  leave: ['Bỏ qua', 'Cancel'],
  updated: [(code: string) => `${code}: đã lưu`, (code: string) => `${code}: saved`],
  updateFailed: {
    title: ['Lỗi cập nhật', 'Update error'],
    more: [
      (code: string) => `Có lỗi xảy ra khi cập nhật đơn hàng ${code}`,
      (code: string) => `An error occurred while updating the order ${code}`,
    ],
  },
  remove: {
    ...rows.remove,
    text: [
      (code: string, name: string, total: string) =>
        `${code} của ${name}, ${total}. Xoá rồi không lấy lại được; phiếu của khách cũng không còn.`,
      (code: string, name: string, total: string) =>
        `${code} of ${name}, ${total}. It cannot be undone; the guest’s ticket ends too.`,
    ],
    done: [(code: string) => `Đã xoá đơn ${code}`, (code: string) => `Order ${code} is deleted`],
  },
  fields: {
    customerName: ['Họ tên', 'Name'],
    customerPhone: ['Điện thoại', 'Phone'],
    customerEmail: ['Email', 'E-mail'],
    orderType: ['Hình thức', 'How'],
    customerAddress: ['Địa chỉ giao hàng', 'Delivery address'],
    tableLabel: ['Bàn', 'Table'],
    requestedTime: ['Giờ khách hẹn', 'Wanted at'],
    specialInstructions: ['Ghi chú của đơn', 'Note of the order'],
    reason: ['Lý do', 'Reason'],
    status: ['Trạng thái', 'Status'],
    items: ['Món đã đặt', 'Items'],
  },
  problems: {
    customerAddress: {
      required: [
        officeOrderProblems.vi['orders.address-too-short'],
        officeOrderProblems.en['orders.address-too-short'],
      ],
    },
  },
  dialog: {
    ...rows.dialog,
    title: [(code: string) => `Đơn ${code}`, (code: string) => `Order ${code}`],
    customer: ['Khách hàng', 'Customer'],
    order: ['Đơn hàng', 'Order'],
    payment: ['Thanh toán', 'Payment'],
    source: ['Người nhập', 'Entered'],
    byStaff: ['Nhân viên, qua điện thoại', 'By staff, on the phone'],
    created: ['Đặt lúc', 'Ordered'],
    requested: ['Khách hẹn', 'Wanted at'],
    changed: ['Sửa lúc', 'Changed'],
    scheduled: ['Bắt đầu làm', 'Begin at'],
    notes: ['Ghi chú', 'Notes'],
  },
  overview: {
    pending: ['Đơn chờ xác nhận', 'Pending orders'],
    all: ['Tổng số đơn', 'Total orders'],
    recent: ['Đơn gần đây', 'Recent orders'],
    nothing: [
      'Chưa có đơn nào đang chờ. Nghỉ tay uống cà phê thôi.',
      'Nothing is waiting. Time for a coffee.',
    ],
  },
})
