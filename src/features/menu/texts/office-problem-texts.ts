import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { changeMenuItem } from '../contract/dish-endpoints.ts'

const en: Readonly<Record<ProblemCodeOf<typeof changeMenuItem>, string>> = {
  'menu.dish-not-found': 'This dish does not exist any more.',
  'menu.field-forbidden': 'Your account may change the availability alone.',
  'menu.category-unknown': 'This category does not exist any more.',
  'menu.schema-unknown': 'This customization does not exist any more.',
}

const vi: typeof en = {
  'menu.dish-not-found': 'Món này không còn nữa.',
  'menu.field-forbidden': 'Tài khoản của bạn chỉ được đổi tình trạng món.',
  'menu.category-unknown': 'Danh mục này không còn nữa.',
  'menu.schema-unknown': 'Tuỳ chọn này không còn nữa.',
}

/** What staff read for the codes of their calls about dishes. */
export const dishProblems = { vi, en }
