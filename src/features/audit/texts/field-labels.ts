import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { availabilityTexts } from '#src/web/texts/availability-texts.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'

type Labels = Readonly<Record<string, string>>

/** The labels of fields that appear in audit entries but in no form and on no other screen. */
const own = inBothLanguages({
  arrivedAt: ['Khách đến lúc', 'Arrived at'],
  baseSchemaId: ['Nhân bản từ', 'Copied from'],
  config: ['Thiết lập', 'Settings'],
  createdBy: ['Người nhập', 'Entered by'],
  customizationSchemaId: ['Nhóm tuỳ chọn', 'Option group'],
  device: ['Thiết bị', 'Device'],
  hasDemoPassword: ['Mật khẩu dùng thử', 'Demo password'],
  soldOut: [availabilityTexts.vi.soldOut, availabilityTexts.en.soldOut],
  pinOrder: ['Thứ tự ghim', 'Place among pinned posts'],
  soldOutUntil: ['Hết đến', 'Sold out until'],
  isBaseSchema: ['Nhóm tuỳ chọn gốc', 'Base option group'],
  isAvailable: [availabilityTexts.vi.available, availabilityTexts.en.available],
  dishIds: ['Có trong món', 'In dishes'],
  options: ['Có trong lựa chọn', 'In options'],
  leftToday: ['Còn hôm nay', 'Left today'],
  language: ['Ngôn ngữ', 'Language'],
  needsCall: ['Cần gọi xác nhận', 'To be called first'],
  noShowAt: ['Không đến, ghi lúc', 'No-show noted at'],
  paidAmount: ['Số tiền đã trả', 'Paid amount'],
  paidAt: ['Trả lúc', 'Paid at'],
  paidVia: ['Trả bằng', 'Paid by'],
  permissions: ['Quyền', 'Permissions'],
  seats: ['Số chỗ', 'Seats'],
  size_18cm_price: ['Phụ thu cỡ 18 cm', 'Surcharge for 18 cm'],
  stayMinutes: ['Thời gian ngồi (phút)', 'Length of stay in minutes'],
  pricingConfig: ['Bảng giá', 'Prices'],
  schemas: [officeTexts.vi.kinds['customization-schema'], officeTexts.en.kinds['customization-schema']],
  sortOrder: ['Thứ tự', 'Place in the order'],
  tokenHash: ['Mã của thiết bị', 'Token of the device'],
  ticketToken: ['Liên kết phiếu', 'Link of the ticket'],
  unsubscribeToken: ['Liên kết huỷ đăng ký', 'Link to unsubscribe'],
  vatAmount: ['Thuế VAT', 'VAT'],
  vatRate: ['Thuế suất VAT', 'VAT rate'],
})

/** The names of fields that several kinds of things have in common. */
function common(language: 'vi' | 'en') {
  const { pinned, status } = officeTexts[language]
  return { ...fieldTexts[language], status, pinned, isPinned: pinned }
}

export const fieldLabels: Readonly<Record<'vi' | 'en', Labels>> = {
  vi: { ...common('vi'), ...own.vi },
  en: { ...common('en'), ...own.en },
}
