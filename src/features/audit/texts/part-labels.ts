/** What the parts of a value are called that consists of several: the capacity, what a choice of a dish offers. */
const en = {
  seats: 'Seats',
  stayMinutes: 'Length of stay in minutes',
  isRequired: 'Required',
  allowMultiple: 'Several may be chosen',
  minSelections: 'At least',
  maxSelections: 'At most',
  defaultChoice: 'Chosen beforehand',
  sizes: 'Sizes',
  toppings: 'Toppings',
  options: 'Options',
  halfAndHalfFee: 'Fee for two halves',
  half_and_half_service_fee: 'Fee for two halves',
  size_18cm_price: 'Surcharge for 18 cm',
}

const vi: typeof en = {
  seats: 'Số chỗ',
  stayMinutes: 'Thời gian ngồi (phút)',
  isRequired: 'Bắt buộc',
  allowMultiple: 'Được chọn nhiều',
  minSelections: 'Ít nhất',
  maxSelections: 'Nhiều nhất',
  defaultChoice: 'Chọn sẵn',
  sizes: 'Cỡ',
  toppings: 'Món thêm',
  options: 'Tuỳ chọn',
  halfAndHalfFee: 'Phí hai nửa',
  half_and_half_service_fee: 'Phí hai nửa',
  size_18cm_price: 'Phụ thu cỡ 18 cm',
}

export const partLabels: Readonly<Record<'vi' | 'en', Readonly<Record<string, string>>>> = { vi, en }
