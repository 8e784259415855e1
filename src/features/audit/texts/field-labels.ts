import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { availabilityTexts, fieldTexts } from '#src/web/texts/field-texts.ts'

type Labels = Readonly<Record<string, string>>

/** The fields that no form and no screen names, whatever the thing. */
const en = {
  baseSchemaId: 'Copied from',
  config: 'Settings',
  createdBy: 'Entered by',
  customizationSchemaId: 'Option group',
  device: 'Device',
  hasDemoPassword: 'Demo password',
  soldOut: availabilityTexts.en.soldOut,
  pinOrder: 'Place among pinned posts',
  soldOutUntil: 'Sold out until',
  isBaseSchema: 'Base option group',
  language: 'Language',
  needsCall: 'To be called first',
  paidAmount: 'Paid amount',
  paidAt: 'Paid at',
  paidVia: 'Paid by',
  permissions: 'Permissions',
  seats: 'Seats',
  size_18cm_price: 'Surcharge for 18 cm',
  stayMinutes: 'Length of stay in minutes',
  pricingConfig: 'Prices',
  schemas: officeTexts.en.kinds['customization-schema'],
  sortOrder: 'Place in the order',
  ticketToken: 'Link of the ticket',
  unsubscribeToken: 'Link to unsubscribe',
  vatAmount: 'VAT',
  vatRate: 'VAT rate',
}

const vi: typeof en = {
  baseSchemaId: 'Nhân bản từ',
  config: 'Thiết lập',
  createdBy: 'Người nhập',
  customizationSchemaId: 'Nhóm tuỳ chọn',
  device: 'Thiết bị',
  hasDemoPassword: 'Mật khẩu dùng thử',
  soldOut: availabilityTexts.vi.soldOut,
  pinOrder: 'Thứ tự ghim',
  soldOutUntil: 'Hết đến',
  isBaseSchema: 'Nhóm tuỳ chọn gốc',
  language: 'Ngôn ngữ',
  needsCall: 'Cần gọi xác nhận',
  paidAmount: 'Số tiền đã trả',
  paidAt: 'Trả lúc',
  paidVia: 'Trả bằng',
  permissions: 'Quyền',
  seats: 'Số chỗ',
  size_18cm_price: 'Phụ thu cỡ 18 cm',
  stayMinutes: 'Thời gian ngồi (phút)',
  pricingConfig: 'Bảng giá',
  schemas: officeTexts.vi.kinds['customization-schema'],
  sortOrder: 'Thứ tự',
  ticketToken: 'Liên kết phiếu',
  unsubscribeToken: 'Liên kết huỷ đăng ký',
  vatAmount: 'Thuế VAT',
  vatRate: 'Thuế suất VAT',
}

/** Of any thing that has them. */
function common(language: 'vi' | 'en') {
  const { pinned, status } = officeTexts[language]
  return { ...fieldTexts[language], status, pinned, isPinned: pinned }
}

export const fieldLabels: Readonly<Record<'vi' | 'en', Labels>> = {
  vi: { ...common('vi'), ...vi },
  en: { ...common('en'), ...en },
}
