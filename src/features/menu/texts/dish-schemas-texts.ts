import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { schemaTexts } from '#src/features/customization/texts/schema-texts.ts'
import { schemaFormTexts } from '#src/features/customization/texts/schema-form-texts.ts'
import { customizationTexts } from '#src/features/customization/texts/customization-texts.ts'
import { dishTexts } from './dish-texts.ts'

/** The texts of the list of a dish's option groups. */
export const dishSchemasTexts = inBothLanguages({
  title: [dishTexts.vi.schemasOf, dishTexts.en.schemasOf],
  legend: ['Nhóm tuỳ chọn của món', 'Option groups of the dish'],
  chosen: [
    (count: number) => `${count} nhóm tuỳ chọn`,
    (count: number) => (count === 1 ? '1 option group' : `${count} option groups`),
  ],
  none: ['Không có: khách đặt món như mô tả.', 'None: guests order the dish as it is.'],
  required: [customizationTexts.vi.required, customizationTexts.en.required],
  always: ['Luôn bắt buộc', 'Always required'],
  paused: [schemaTexts.vi.paused, schemaTexts.en.paused],
  requiredOf: [(name: string) => `${name} là bắt buộc`, (name: string) => `${name} is required`],
  remove: ['Bỏ ra', 'Remove'],
  removeOf: [schemaFormTexts.vi.removeRow, schemaFormTexts.en.removeRow],
  add: ['Thêm nhóm tuỳ chọn', 'Add an option group'],
  addOf: [(name: string) => `Thêm ${name}`, (name: string) => `Add ${name}`],
  allAdded: ['Đã thêm mọi nhóm tuỳ chọn đang bật.', 'All active option groups have been added.'],
  noneActive: [
    'Chưa có nhóm tuỳ chọn nào để thêm. Bạn tạo ở mục “Nhóm tuỳ chọn” nhé.',
    'There is none that could be added yet. They are made under “Option groups”.',
  ],
  loading: ['Đang tải nhóm tuỳ chọn…', 'Loading the option groups…'],
  loadFailed: ['Chưa tải được nhóm tuỳ chọn.', 'The option groups could not be loaded.'],
  changedMeanwhile: [
    'Người khác vừa sửa nhóm tuỳ chọn của món này',
    'Somebody else has changed the option groups of this dish meanwhile',
  ],
  saved: ['Cấu hình tùy biến đã được cập nhật', 'The option groups of the dish have been updated'],
  failed: ['Không thể cập nhật cấu hình tùy biến', 'The option groups of the dish could not be updated'],
})
