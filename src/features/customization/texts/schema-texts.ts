import { inBothLanguages, pairsOf, type PairFor } from '#src/kernel/both-languages.ts'
import { customizationTexts } from './customization-texts.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { rowPairs } from '#src/web/office/texts/row-texts.ts'
import type { CustomizationType } from '../contract/customization-schema.ts'

/** The names of the types of option group in the office. */
const types = {
  size_selection: ['Cỡ', 'Sizes'],
  half_and_half: ['Hai nửa', customizationTexts.en.half],
  additional_toppings: ['Món thêm', 'Toppings'],
  single_choice_options: ['Chọn một', 'One of several'],
} as const satisfies PairFor<CustomizationType>

/** The words for the options of a group, such as "toppings", by the type of the group. */
const options = inBothLanguages<PairFor<string>>({
  ...types,
  size_selection: ['Các cỡ', types.size_selection[1]],
  single_choice_options: ['Các lựa chọn', 'Options'],
})

const updateFailed = {
  title: ['Lỗi cập nhật nhóm tuỳ chọn', 'Error updating option group'],
  more: [(name: string) => `${name} vẫn như cũ`, (name: string) => `${name} is as it was`],
} as const

const office = pairsOf(officeTexts)
const states = { active: ['Đang bật', office.active[1]], paused: ['Tạm dừng', 'Paused'] } as const
const kind = ['Loại', 'Kind'] as const

/** The values of the form for an option group. The functions for the texts read only the type from them. */
type Typed = Readonly<Record<string, unknown>>

const rows = rowPairs('nhóm tuỳ chọn', 'option group', 'option groups')

/** The office's texts about option groups: the list, the form, and the actions. */
export const schemaTexts = inBothLanguages({
  ...rows,
  title: office.kinds['customization-schema'],
  note: ['Những gì khách được chọn cho một món.', 'What guests may choose about a dish.'],
  list: {
    ...rows.list,
    search: ['Tìm theo tên hoặc lựa chọn', 'Search by name or option'],
    filters: {
      state: { label: ['Trạng thái', 'State'], options: states },
      type: { label: kind, options: { all: ['Mọi loại', 'All kinds'], ...types } },
    },
  },
  types,
  ...states,
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
    type: kind,
    name: office.nameFields.name,
    nameVi: office.nameFields.nameVi,
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
  updateFailed: updateFailed,
  toggles: {
    active: {
      done: [
        (isOn: boolean, name: string) => (isOn ? `${name} đã bật` : `${name} đã tạm dừng`),
        (isOn: boolean, name: string) => (isOn ? `${name} is active` : `${name} is paused`),
      ],
      failed: updateFailed,
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
