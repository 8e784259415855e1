import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { customizationTexts } from './customization-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import type { CustomizationType } from '../contract/customization-schema.ts'

/** The names of the types of option group in the office. */
const types: Readonly<Record<'vi' | 'en', Readonly<Record<CustomizationType, string>>>> = {
  vi: {
    size_selection: 'Cỡ',
    half_and_half: 'Hai nửa',
    additional_toppings: 'Món thêm',
    single_choice_options: 'Chọn một',
  },
  en: {
    size_selection: 'Sizes',
    half_and_half: customizationTexts.en.half,
    additional_toppings: 'Toppings',
    single_choice_options: 'One of several',
  },
}

/** The names for the options of a group, by its type. */
const options: Readonly<Record<'vi' | 'en', Readonly<Record<string, string>>>> = {
  vi: { ...types.vi, size_selection: 'Các cỡ', single_choice_options: 'Các lựa chọn' },
  en: { ...types.en, single_choice_options: 'Options' },
}

const updateFailed = {
  vi: { title: 'Lỗi cập nhật nhóm tuỳ chọn', more: (name: string) => `${name} vẫn như cũ` },
  en: { title: 'Error updating option group', more: (name: string) => `${name} is as it was` },
}

const states = {
  en: { active: officeTexts.en.active, paused: 'Paused' },
  vi: { active: 'Đang bật', paused: 'Tạm dừng' },
}
const kind = { en: 'Kind', vi: 'Loại' }

/** The values of a form. Only the type matters here. */
type Typed = Readonly<Record<string, unknown>>

const rows = {
  en: rowTexts.en({ one: 'option group', many: 'option groups' }),
  vi: rowTexts.vi('nhóm tuỳ chọn'),
}

const own = inBothLanguages({
  title: [officeTexts.vi.kinds['customization-schema'], officeTexts.en.kinds['customization-schema']],
  note: ['Những gì khách được chọn cho một món.', 'What guests may choose about a dish.'],
  list: [
    {
      ...rows.vi.list,
      search: 'Tìm theo tên hoặc lựa chọn',
      filters: {
        state: { label: 'Trạng thái', options: states.vi },
        type: { label: kind.vi, options: { all: 'Mọi loại', ...types.vi } },
      },
    },
    {
      ...rows.en.list,
      search: 'Search by name or option',
      filters: {
        state: { label: 'State', options: states.en },
        type: { label: kind.en, options: { all: 'All kinds', ...types.en } },
      },
    },
  ],
  types: [types.vi, types.en],
  active: [states.vi.active, states.en.active],
  paused: [states.vi.paused, states.en.paused],
  base: ['Mẫu gốc', 'Base'],
  copyOf: [(name: string) => `Bản sao của ${name}`, (name: string) => `Copy of ${name}`],
  fee: [(price: string) => `Phí ghép hai nửa: ${price}`, (price: string) => `Fee for two halves: ${price}`],
  extra: [(price: string) => `+${price}`, (price: string) => `+${price}`],
  offered: [(name: string) => `${name}: đang bật`, (name: string) => `${name}: active`],
  clone: ['Nhân bản', 'Clone'],
  cloneOf: [(name: string) => `Nhân bản ${name}`, (name: string) => `Clone ${name}`],
  cloneFailed: {
    title: ['Lỗi nhân bản schema', 'Error cloning option group'],
    more: [(name: string) => `Chưa có bản sao của ${name}`, (name: string) => `There is no copy of ${name}`],
  },
  add: ['Thêm nhóm', 'Add a group'],
  addTitle: ['Nhóm tuỳ chọn mới', 'New option group'],
  fields: {
    type: [kind.vi, kind.en],
    name: [officeTexts.vi.nameFields.name, officeTexts.en.nameFields.name],
    nameVi: [officeTexts.vi.nameFields.nameVi, officeTexts.en.nameFields.nameVi],
    description: ['Giải thích tiếng Anh', 'Explanation in English'],
    descriptionVi: ['Giải thích tiếng Việt', 'Explanation in Vietnamese'],
    isActive: ['Đang bật: có hỏi khách', 'Active: guests are asked'],
    isRequired: ['Bắt buộc: khách phải chọn', 'Required: guests must choose'],
    defaultChoice: ['Chọn sẵn', 'Chosen beforehand'],
    rows: [
      ({ type }: Typed) => options.vi[String(type)] ?? '',
      ({ type }: Typed) => options.en[String(type)] ?? '',
    ],
    allowMultiple: ['Được chọn nhiều', 'Several may be chosen'],
    minSelections: {
      label: ['Tối thiểu', 'At least'],
      hint: ['0 là không bắt buộc.', '0 asks for none.'],
    },
    maxSelections: {
      label: ['Tối đa', 'At most'],
      hint: ['Để trống là không giới hạn.', 'Blank is unlimited.'],
    },
    halfAndHalfFee: {
      label: ['Phí ghép hai nửa', 'Fee for two halves'],
      hint: ['Cộng một lần vào giá bánh hai nửa.', 'Added once to the price of two halves.'],
    },
  },
  created: [(name: string) => `Đã thêm ${name}`, (name: string) => `${name} has been added`],
  createFailed: {
    title: ['Lỗi tạo schema', 'Error creating option group'],
    more: ['Chưa thêm được gì', 'Nothing has been added'],
  },
  updated: [(name: string) => `Đã lưu ${name}`, (name: string) => `${name} has been saved`],
  updateFailed: [updateFailed.vi, updateFailed.en],
  toggles: {
    active: {
      done: [
        (isOn: boolean, name: string) => (isOn ? `${name} đã bật` : `${name} đã tạm dừng`),
        (isOn: boolean, name: string) => (isOn ? `${name} is active` : `${name} is paused`),
      ],
      failed: [updateFailed.vi, updateFailed.en],
    },
  },
  remove: {
    title: ['Xác nhận xóa', 'Confirm deletion'],
    text: [
      (name: string) =>
        `Bạn có chắc muốn xoá ${name}? Các món sẽ không còn hỏi khách mục này. Không thể hoàn tác.`,
      (name: string) =>
        `Are you sure you want to delete ${name}? Dishes will no longer offer it. This cannot be undone.`,
    ],
    done: [(name: string) => `Đã xoá ${name}`, (name: string) => `${name} has been deleted`],
    failed: {
      title: ['Lỗi xóa schema', 'Error deleting option group'],
      more: [(name: string) => `${name} vẫn còn`, (name: string) => `${name} is still there`],
    },
  },
})

/** The office's texts about option groups: the list, the form, and the actions. */
export const schemaTexts = { vi: { ...rows.vi, ...own.vi }, en: { ...rows.en, ...own.en } }
