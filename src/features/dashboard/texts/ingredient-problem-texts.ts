import type { CodesIn } from '#src/kernel/endpoint.ts'
import type * as endpoints from '#src/features/ingredients/contract/ingredient-endpoints.ts'

const en: Readonly<Record<CodesIn<typeof endpoints>, string>> = {
  'ingredients.not-found': 'This ingredient does not exist any more.',
  'ingredients.stale': 'Someone else has changed this ingredient meanwhile.',
  'ingredients.too-many': 'There are as many ingredients as there may be. Delete some first.',
  'ingredients.sold-out-until-past': 'Choose a time that is not past.',
}

const vi: typeof en = {
  'ingredients.not-found': 'Nguyên liệu này không còn nữa.',
  'ingredients.stale': 'Người khác vừa sửa nguyên liệu này.',
  'ingredients.too-many': 'Đã đủ số nguyên liệu tối đa. Hãy xoá bớt trước.',
  'ingredients.sold-out-until-past': 'Giờ này đã qua, hãy chọn giờ khác.',
}

/** The texts for staff and admins, for the error codes of calls about ingredients. */
export const ingredientProblems = { vi, en }
