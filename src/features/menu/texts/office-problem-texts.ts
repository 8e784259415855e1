import type { CodesIn, ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { changeOptionAvailability } from '#src/features/customization/contract/customization-endpoints.ts'
import { officeCustomizationProblems } from '#src/features/customization/texts/office-problem-texts.ts'
import { pictureLinkProblems } from '#src/features/uploads/texts/picture-link-texts.ts'
import type * as categoryCalls from '../contract/category-endpoints.ts'
import type * as dishCalls from '../contract/dish-endpoints.ts'
import { officeMenuTexts } from './office-texts.ts'

type Code = CodesIn<typeof categoryCalls & typeof dishCalls> | ProblemCodeOf<typeof changeOptionAvailability>

/**
 * The texts for error codes that several calls share: the category does not exist, the option group does not exist, or the time
 * until which something is sold out is already over.
 */
function missingOf(category: string, group: string, past: string) {
  return {
    'menu.category-unknown': category,
    'menu.category-not-found': category,
    'menu.sold-out-until-past': past,
    'customization.sold-out-until-past': past,
    'customization.schema-not-found': group,
    'menu.schema-unknown': group,
  }
}

const { en: groupEn, vi: groupVi } = officeCustomizationProblems
const missing = {
  en: missingOf(
    'This category does not exist any more.',
    groupEn['customization.schema-not-found'],
    officeMenuTexts.en.untilTimePast,
  ),
  vi: missingOf(
    'Danh mục này không còn nữa.',
    groupVi['customization.schema-not-found'],
    officeMenuTexts.vi.untilTimePast,
  ),
}

const en: Readonly<Record<Code, string>> = {
  ...pictureLinkProblems.en,
  ...missing.en,
  'menu.dish-not-found': 'This dish does not exist any more.',
  'menu.dish-stale': 'Someone else has changed this dish meanwhile.',
  'menu.dish-schemas-stale': 'Someone else has changed the option groups of this dish meanwhile.',
  'menu.category-stale': 'Someone else has changed this category meanwhile.',
  'menu.field-forbidden': 'Your account may change the availability alone.',
  'menu.category-not-empty': 'Dishes still in this category: {dishes}.',
  'menu.picture-missing': 'This picture is not there any more. Upload it again.',
  'customization.option-not-found': 'This option does not exist any more.',
  'menu.schema-paused': 'Only active option groups can be added.',
}

const vi: typeof en = {
  ...pictureLinkProblems.vi,
  ...missing.vi,
  'menu.dish-not-found': 'Món này không còn nữa.',
  'menu.dish-stale': 'Người khác vừa sửa món này.',
  'menu.dish-schemas-stale': 'Người khác vừa sửa nhóm tuỳ chọn của món này.',
  'menu.category-stale': 'Người khác vừa sửa danh mục này.',
  'menu.field-forbidden': 'Tài khoản của bạn chỉ được đổi tình trạng món.',
  'menu.category-not-empty': 'Danh mục này vẫn còn {dishes} món.',
  'menu.picture-missing': 'Ảnh này không còn nữa. Hãy tải lên lại.',
  'customization.option-not-found': 'Mục này không còn nữa.',
  'menu.schema-paused': 'Chỉ thêm được nhóm tuỳ chọn đang bật.',
}

/** The texts for staff and admins, for the error codes of calls about dishes and categories. */
export const officeMenuProblems = { vi, en }
