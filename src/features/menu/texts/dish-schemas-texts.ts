import { schemaTexts } from '#src/features/customization/texts/schema-texts.ts'
import { schemaFormTexts } from '#src/features/customization/texts/schema-form-texts.ts'
import { customizationTexts } from '#src/features/customization/texts/customization-texts.ts'
import { dishTexts } from './dish-texts.ts'

/** The texts of the list of a dish's option groups. */
const en = {
  title: dishTexts.en.schemasOf,
  legend: 'Option groups of the dish',
  chosen: (count: number) => (count === 1 ? '1 option group' : `${count} option groups`),
  none: 'None: guests order the dish as it is.',
  required: customizationTexts.en.required,
  always: 'Always required',
  paused: schemaTexts.en.paused,
  requiredOf: (name: string) => `${name} is required`,
  remove: 'Remove',
  removeOf: schemaFormTexts.en.removeRow,
  add: 'Add an option group',
  addOf: (name: string) => `Add ${name}`,
  allAdded: 'All active option groups have been added.',
  noneActive: 'There is none that could be added yet. They are made under “Option groups”.',
  loading: 'Loading the option groups…',
  loadFailed: 'The option groups could not be loaded.',
  changedMeanwhile: 'Somebody else has changed the option groups of this dish meanwhile',
  saved: 'The option groups of the dish have been updated',
  failed: 'The option groups of the dish could not be updated',
}

const vi: typeof en = {
  title: dishTexts.vi.schemasOf,
  legend: 'Nhóm tuỳ chọn của món',
  chosen: (count) => `${count} nhóm tuỳ chọn`,
  none: 'Không có: khách đặt món như mô tả.',
  required: customizationTexts.vi.required,
  always: 'Luôn bắt buộc',
  paused: schemaTexts.vi.paused,
  requiredOf: (name) => `${name} là bắt buộc`,
  remove: 'Bỏ ra',
  removeOf: schemaFormTexts.vi.removeRow,
  add: 'Thêm nhóm tuỳ chọn',
  addOf: (name) => `Thêm ${name}`,
  allAdded: 'Đã thêm mọi nhóm tuỳ chọn đang bật.',
  noneActive: 'Chưa có nhóm tuỳ chọn nào để thêm. Bạn tạo ở mục “Nhóm tuỳ chọn” nhé.',
  loading: 'Đang tải nhóm tuỳ chọn…',
  loadFailed: 'Chưa tải được nhóm tuỳ chọn.',
  changedMeanwhile: 'Người khác vừa sửa nhóm tuỳ chọn của món này',
  saved: 'Cấu hình tùy biến đã được cập nhật',
  failed: 'Không thể cập nhật cấu hình tùy biến',
}

export const dishSchemasTexts = { vi, en }
