import { customizationTexts } from './customization-texts.ts'

/** The options of a group, what is chosen beforehand, and the preview, in the form of the admin's office. */
const en = {
  addRow: {
    size_selection: 'Add size',
    additional_toppings: 'Add topping',
    single_choice_options: 'Add option',
  },
  row: (place: number) => `Row ${place}`,
  price: 'Surcharge',
  removeRow: (name: string) => `Remove ${name}`,
  noDefault: 'Nothing named',
  whole: customizationTexts.en.whole,
  unnamed: (place: number) => `Row ${place}, without a name`,
  preview: {
    title: 'What guests see',
    dish: 'With this dish',
    tried: 'That can be ordered',
    add: 'Check the choice',
    empty: 'Guests see it here once there is something to choose.',
  },
  problems: {
    'no-rows': 'Add at least one row.',
    'too-many-rows': 'At most 50 rows are possible.',
    price: 'A whole amount up to 9.999.999đ, such as 25.000.',
    min: 'A whole number that does not exceed the maximum or the number of rows.',
    max: 'A whole number from 1, or blank.',
    default: 'As many as guests may choose, or none.',
  },
}

const vi: typeof en = {
  addRow: {
    size_selection: 'Thêm cỡ',
    additional_toppings: 'Thêm món',
    single_choice_options: 'Thêm lựa chọn',
  },
  row: (place) => `Dòng ${place}`,
  price: 'Phụ thu',
  removeRow: (name) => `Bỏ ${name}`,
  noDefault: 'Không nêu',
  whole: customizationTexts.vi.whole,
  unnamed: (place) => `Dòng ${place}, chưa có tên`,
  preview: {
    title: 'Khách sẽ thấy',
    dish: 'Với món',
    tried: 'Gọi được như vậy',
    add: 'Thử lựa chọn này',
    empty: 'Có lựa chọn rồi thì phần khách thấy sẽ hiện ở đây.',
  },
  problems: {
    'no-rows': 'Vui lòng thêm ít nhất một dòng.',
    'too-many-rows': 'Tối đa 50 dòng.',
    price: 'Số tiền nguyên đến 9.999.999đ, ví dụ 25.000.',
    min: 'Số nguyên, không quá mức tối đa và số dòng.',
    max: 'Số nguyên từ 1, hoặc để trống.',
    default: 'Chọn sẵn đúng số món khách được chọn, hoặc không chọn sẵn.',
  },
}

export const schemaFormTexts = { vi, en }
