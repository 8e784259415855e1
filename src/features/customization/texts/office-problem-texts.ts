import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type {
  createCustomizationSchema,
  changeCustomizationSchema,
  cloneCustomizationSchema,
  deleteCustomizationSchema,
} from '../contract/customization-endpoints.ts'

type Code = ProblemCodeOf<
  | typeof createCustomizationSchema
  | typeof changeCustomizationSchema
  | typeof cloneCustomizationSchema
  | typeof deleteCustomizationSchema
>

const en: Readonly<Record<Code, string>> = {
  'customization.schema-not-found': 'This option group does not exist any more.',
  'customization.schema-stale': 'Someone else has changed this option group meanwhile.',
  'customization.base-schema': 'A base option group cannot be deleted.',
}

const vi: typeof en = {
  'customization.schema-not-found': 'Nhóm tuỳ chọn này không còn nữa.',
  'customization.schema-stale': 'Người khác vừa sửa nhóm tuỳ chọn này.',
  'customization.base-schema': 'Không thể xoá nhóm tuỳ chọn gốc.',
}

/** The texts for admins, for the error codes of calls about option groups. */
export const officeCustomizationProblems = { vi, en }
