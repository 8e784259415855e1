import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { createCategory, changeCategory, deleteCategory } from '../contract/category-endpoints.ts'
import type {
  createMenuItem,
  changeMenuItem,
  pinMenuItem,
  deleteMenuItem,
  assignDishSchemas,
} from '../contract/dish-endpoints.ts'

type Code = ProblemCodeOf<
  | typeof createCategory
  | typeof changeCategory
  | typeof deleteCategory
  | typeof createMenuItem
  | typeof changeMenuItem
  | typeof pinMenuItem
  | typeof deleteMenuItem
  | typeof assignDishSchemas
>

const en: Readonly<Record<Code, string>> = {
  'menu.dish-not-found': 'This dish does not exist any more.',
  'menu.field-forbidden': 'Your account may change the availability alone.',
  'menu.category-unknown': 'This category does not exist any more.',
  'menu.category-not-found': 'This category does not exist any more.',
  'menu.category-not-empty': 'Dishes still in this category: {dishes}.',
  'menu.schema-unknown': 'This customization does not exist any more.',
  'menu.schema-paused': 'Only active customizations can be added.',
}

const vi: typeof en = {
  'menu.dish-not-found': 'Món này không còn nữa.',
  'menu.field-forbidden': 'Tài khoản của bạn chỉ được đổi tình trạng món.',
  'menu.category-unknown': 'Danh mục này không còn nữa.',
  'menu.category-not-found': 'Danh mục này không còn nữa.',
  'menu.category-not-empty': 'Danh mục này vẫn còn {dishes} món.',
  'menu.schema-unknown': 'Tuỳ chọn này không còn nữa.',
  'menu.schema-paused': 'Chỉ thêm được tuỳ chọn đang bật.',
}

/** What staff read for the codes of their calls about dishes and categories. */
export const officeMenuProblems = { vi, en }
