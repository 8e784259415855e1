import { customizationTexts } from './customization-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowTexts } from '#src/web/office/texts/row-texts.ts'
import type { CustomizationType } from '../contract/customization-schema.ts'

/** What the kinds of option group are called in the office. */
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

/** What the options of a group are called, by its kind. */
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

/** What stands in a form, of which only the kind counts here. */
type Typed = Readonly<Record<string, unknown>>

const rows = {
  en: rowTexts.en({ one: 'option group', many: 'option groups' }),
  vi: rowTexts.vi('nhóm tuỳ chọn'),
}

/** The option groups in the admin's office: their list, the fields of one, and what is done to them. */
const en = {
  ...rows.en,
  title: officeTexts.en.kinds['customization-schema'],
  note: 'What guests may choose about a dish.',
  list: {
    ...rows.en.list,
    search: 'Search by name or option',
    filters: {
      state: { label: 'State', options: states.en },
      type: { label: kind.en, options: { all: 'All kinds', ...types.en } },
    },
  },
  types: types.en,
  ...states.en,
  base: 'Base',
  copyOf: (name: string) => `Copy of ${name}`,
  fee: (price: string) => `Fee for two halves: ${price}`,
  extra: (price: string) => `+${price}`,
  offered: (name: string) => `${name}: active`,
  clone: 'Clone',
  cloneOf: (name: string) => `Clone ${name}`,
  cloneFailed: { title: 'Error cloning option group', more: (name: string) => `There is no copy of ${name}` },
  add: 'Add a group',
  addTitle: 'New option group',
  fields: {
    type: kind.en,
    ...officeTexts.en.nameFields,
    description: 'Explanation in English',
    descriptionVi: 'Explanation in Vietnamese',
    isActive: 'Active: guests are asked',
    isRequired: 'Required: guests must choose',
    defaultChoice: 'Chosen beforehand',
    rows: ({ type }: Typed) => options.en[String(type)] ?? '',
    allowMultiple: 'Several may be chosen',
    minSelections: { label: 'At least', hint: '0 asks for none.' },
    maxSelections: { label: 'At most', hint: 'Blank is unlimited.' },
    halfAndHalfFee: { label: 'Fee for two halves', hint: 'Added once to the price of two halves.' },
  },
  created: (name: string) => `${name} has been added`,
  createFailed: { title: 'Error creating option group', more: 'Nothing has been added' },
  updated: (name: string) => `${name} has been saved`,
  updateFailed: updateFailed.en,
  toggles: {
    active: {
      done: (isOn: boolean, name: string) => (isOn ? `${name} is active` : `${name} is paused`),
      failed: updateFailed.en,
    },
  },
  remove: {
    title: 'Confirm deletion',
    text: (name: string) =>
      `Are you sure you want to delete ${name}? Dishes will no longer offer it. This cannot be undone.`,
    done: (name: string) => `${name} has been deleted`,
    failed: { title: 'Error deleting option group', more: (name: string) => `${name} is still there` },
  },
}

const vi: typeof en = {
  ...rows.vi,
  title: officeTexts.vi.kinds['customization-schema'],
  note: 'Những gì khách được chọn cho một món.',
  list: {
    ...rows.vi.list,
    search: 'Tìm theo tên hoặc lựa chọn',
    filters: {
      state: { label: 'Trạng thái', options: states.vi },
      type: { label: kind.vi, options: { all: 'Mọi loại', ...types.vi } },
    },
  },
  types: types.vi,
  ...states.vi,
  base: 'Mẫu gốc',
  copyOf: (name) => `Bản sao của ${name}`,
  fee: (price) => `Phí ghép hai nửa: ${price}`,
  extra: (price) => `+${price}`,
  offered: (name) => `${name}: đang bật`,
  clone: 'Nhân bản',
  cloneOf: (name) => `Nhân bản ${name}`,
  cloneFailed: { title: 'Lỗi nhân bản schema', more: (name) => `Chưa có bản sao của ${name}` },
  add: 'Thêm nhóm',
  addTitle: 'Nhóm tuỳ chọn mới',
  fields: {
    type: kind.vi,
    ...officeTexts.vi.nameFields,
    description: 'Giải thích tiếng Anh',
    descriptionVi: 'Giải thích tiếng Việt',
    isActive: 'Đang bật: có hỏi khách',
    isRequired: 'Bắt buộc: khách phải chọn',
    defaultChoice: 'Chọn sẵn',
    rows: ({ type }) => options.vi[String(type)] ?? '',
    allowMultiple: 'Được chọn nhiều',
    minSelections: { label: 'Tối thiểu', hint: '0 là không bắt buộc.' },
    maxSelections: { label: 'Tối đa', hint: 'Để trống là không giới hạn.' },
    halfAndHalfFee: { label: 'Phí ghép hai nửa', hint: 'Cộng một lần vào giá bánh hai nửa.' },
  },
  created: (name) => `Đã thêm ${name}`,
  createFailed: { title: 'Lỗi tạo schema', more: 'Chưa thêm được gì' },
  updated: (name) => `Đã lưu ${name}`,
  updateFailed: updateFailed.vi,
  toggles: {
    active: {
      done: (isOn, name) => (isOn ? `${name} đã bật` : `${name} đã tạm dừng`),
      failed: updateFailed.vi,
    },
  },
  remove: {
    title: 'Xác nhận xóa',
    text: (name) =>
      `Bạn có chắc muốn xoá ${name}? Các món sẽ không còn hỏi khách mục này. Không thể hoàn tác.`,
    done: (name) => `Đã xoá ${name}`,
    failed: { title: 'Lỗi xóa schema', more: (name) => `${name} vẫn còn` },
  },
}

export const schemaTexts = { vi, en }
