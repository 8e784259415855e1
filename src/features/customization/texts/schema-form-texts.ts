import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { customizationTexts } from './customization-texts.ts'

/** The texts of the option group's form: its options, the defaults, and the preview. */
export const schemaFormTexts = inBothLanguages({
  addRow: {
    size_selection: ['Thêm cỡ', 'Add size'],
    additional_toppings: ['Thêm món', 'Add topping'],
    single_choice_options: ['Thêm lựa chọn', 'Add option'],
  },
  row: [(place: number) => `Dòng ${place}`, (place: number) => `Row ${place}`],
  price: ['Phụ thu', 'Surcharge'],
  removeRow: [(name: string) => `Bỏ ${name}`, (name: string) => `Remove ${name}`],
  noDefault: ['Không nêu', 'Nothing named'],
  whole: [customizationTexts.vi.whole, customizationTexts.en.whole],
  unnamed: [
    (place: number) => `Dòng ${place}, chưa có tên`,
    (place: number) => `Row ${place}, without a name`,
  ],
  preview: {
    title: ['Khách sẽ thấy', 'What guests see'],
    dish: ['Với món', 'With this dish'],
    tried: ['Gọi được như vậy', 'That can be ordered'],
    add: ['Thử lựa chọn này', 'Check the choice'],
    empty: [
      'Có lựa chọn rồi thì phần khách thấy sẽ hiện ở đây.',
      'Guests see it here once there is something to choose.',
    ],
  },
  problems: {
    'no-rows': ['Vui lòng thêm ít nhất một dòng.', 'Add at least one row.'],
    'too-many-rows': ['Tối đa 50 dòng.', 'At most 50 rows are possible.'],
    price: [
      'Số tiền nguyên đến 9.999.999đ, ví dụ 25.000.',
      'A whole amount up to 9.999.999đ, such as 25.000.',
    ],
    min: [
      'Số nguyên, không quá mức tối đa và số dòng.',
      'A whole number that does not exceed the maximum or the number of rows.',
    ],
    max: ['Số nguyên từ 1, hoặc để trống.', 'A whole number from 1, or blank.'],
    default: [
      'Chọn sẵn đúng số món khách được chọn, hoặc không chọn sẵn.',
      'As many as guests may choose, or none.',
    ],
  },
})
