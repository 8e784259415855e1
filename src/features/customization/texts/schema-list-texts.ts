import type { CustomizationType } from '../contract/customization-schema.ts'

/** What the kinds of schema are called in the office. */
const types: Readonly<Record<'vi' | 'en', Readonly<Record<CustomizationType, string>>>> = {
  vi: {
    size_selection: 'Cỡ',
    half_and_half: 'Hai nửa',
    additional_toppings: 'Món thêm',
    single_choice_options: 'Chọn một',
  },
  en: {
    size_selection: 'Sizes',
    half_and_half: 'Half and half',
    additional_toppings: 'Toppings',
    single_choice_options: 'One of several',
  },
}

/** The customization schemas in the admin's office: their list and what is done to them there. */
const en = {
  title: 'Customization',
  note: 'What guests may choose about a dish.',
  list: {
    title: 'Groups of choices',
    search: 'Search by name or option',
    filters: {
      state: { label: 'State', options: { all: 'All', active: 'Active', paused: 'Paused' } },
      type: { label: 'Kind', options: { all: 'All kinds', ...types.en } },
    },
    count: (shown: number, total: number) => `${shown} / ${total} customizations`,
    loading: 'Loading the customizations…',
    failed: 'The customizations could not be loaded.',
    none: { title: 'There are no customizations yet' },
    noneFound: { title: 'No customization found' },
  },
  types: types.en,
  active: 'Active',
  paused: 'Paused',
  base: 'Base',
  copyOf: (name: string) => `Copy of ${name}`,
  fee: (price: string) => `Fee for two halves: ${price}`,
  extra: (price: string) => `+${price}`,
  offered: (name: string) => `${name}: active`,
  nowActive: (name: string) => `${name} is active`,
  nowPaused: (name: string) => `${name} is paused`,
  updateFailed: 'Error updating schema',
  updateFailedMore: (name: string) => `${name} is as it was`,
  clone: 'Clone',
  cloneOf: (name: string) => `Clone ${name}`,
  cloned: (name: string) => `${name} has been added`,
  cloneFailed: 'Error cloning schema',
  cloneFailedMore: (name: string) => `There is no copy of ${name}`,
  deleteOf: (name: string) => `Delete ${name}`,
  remove: {
    title: 'Confirm deletion',
    text: (name: string) =>
      `Are you sure you want to delete ${name}? Dishes will no longer offer it. This cannot be undone.`,
    no: 'Keep',
    yes: 'Delete',
    done: (name: string) => `${name} has been deleted`,
    failed: 'Error deleting schema',
    failedMore: (name: string) => `${name} is still there`,
    missing: 'This customization does not exist any more.',
    loading: 'Loading the customization…',
  },
}

const vi: typeof en = {
  title: 'Tuỳ chọn món',
  note: 'Những gì khách được chọn cho một món.',
  list: {
    title: 'Nhóm tuỳ chọn',
    search: 'Tìm theo tên hoặc lựa chọn',
    filters: {
      state: { label: 'Trạng thái', options: { all: 'Tất cả', active: 'Đang bật', paused: 'Tạm dừng' } },
      type: { label: 'Loại', options: { all: 'Mọi loại', ...types.vi } },
    },
    count: (shown, total) => `${shown} / ${total} nhóm tuỳ chọn`,
    loading: 'Đang tải tuỳ chọn…',
    failed: 'Chưa tải được tuỳ chọn.',
    none: { title: 'Chưa có nhóm tuỳ chọn nào' },
    noneFound: { title: 'Không tìm thấy nhóm tuỳ chọn nào' },
  },
  types: types.vi,
  active: 'Đang bật',
  paused: 'Tạm dừng',
  base: 'Mẫu gốc',
  copyOf: (name) => `Bản sao của ${name}`,
  fee: (price) => `Phí ghép hai nửa: ${price}`,
  extra: (price) => `+${price}`,
  offered: (name) => `${name}: đang bật`,
  nowActive: (name) => `${name} đã bật`,
  nowPaused: (name) => `${name} đã tạm dừng`,
  updateFailed: 'Lỗi cập nhật schema',
  updateFailedMore: (name) => `${name} vẫn như cũ`,
  clone: 'Nhân bản',
  cloneOf: (name) => `Nhân bản ${name}`,
  cloned: (name) => `Đã thêm ${name}`,
  cloneFailed: 'Lỗi nhân bản schema',
  cloneFailedMore: (name) => `Chưa có bản sao của ${name}`,
  deleteOf: (name) => `Xoá ${name}`,
  remove: {
    title: 'Xác nhận xóa',
    text: (name) =>
      `Bạn có chắc muốn xoá ${name}? Các món sẽ không còn hỏi khách mục này. Không thể hoàn tác.`,
    no: 'Giữ lại',
    yes: 'Xoá',
    done: (name) => `Đã xoá ${name}`,
    failed: 'Lỗi xóa schema',
    failedMore: (name) => `${name} vẫn còn`,
    missing: 'Tuỳ chọn này không còn nữa.',
    loading: 'Đang tải tuỳ chọn…',
  },
}

export const schemaListTexts = { vi, en }
