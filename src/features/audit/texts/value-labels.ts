type Labels = Readonly<Record<string, string>>

const en = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  ready: 'Ready',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  new: 'New',
  replied: 'Replied',
  archived: 'Archived',
  admin: 'Admin',
  staff: 'Staff',
  customer: 'Customer',
  'dine-in': 'Dine-in',
  takeout: 'Takeout',
  delivery: 'Delivery',
  cash: 'Cash',
  transfer: 'Transfer',
  web: 'Website',
  device: 'Device',
  vi: 'Vietnamese',
  en: 'English',
}

const vi: typeof en = {
  pending: 'Chờ xác nhận',
  confirmed: 'Đã xác nhận',
  preparing: 'Đang chuẩn bị',
  ready: 'Sẵn sàng',
  delivered: 'Đã giao',
  completed: 'Hoàn thành',
  cancelled: 'Đã huỷ',
  new: 'Mới',
  replied: 'Đã trả lời',
  archived: 'Đã lưu trữ',
  admin: 'Quản trị viên',
  staff: 'Nhân viên',
  customer: 'Khách hàng',
  'dine-in': 'Tại quán',
  takeout: 'Mang về',
  delivery: 'Giao hàng',
  cash: 'Tiền mặt',
  transfer: 'Chuyển khoản',
  web: 'Trang web',
  device: 'Thiết bị',
  vi: 'Tiếng Việt',
  en: 'Tiếng Anh',
}

/** What the values of fields that choose from a few are called. */
export const valueLabels: Readonly<Record<'vi' | 'en', Labels>> = { vi, en }
