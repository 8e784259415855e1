import { choice, longText, text } from '#src/web/office/resource/field-kinds.tsx'
import { resourceOf } from '#src/web/office/resource/resource.ts'
import { type SaleUnit, saleUnits } from '#src/kernel/sale-unit.ts'
import { CategoryForm } from '../../contract/category-form.ts'
import type { CategoryInput } from '../../contract/category-input.ts'
import type { Category } from '../../contract/menu.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'

const unitNames = { vi: categoryTexts.vi.units, en: categoryTexts.en.units }

/** The list of categories, and the form in which admins edit them. */
export const categoryResource = resourceOf<Category>()({
  parameter: 'category',
  queryKey: ['/api/categories'],
  calls: {
    list: (api) => api.call('GET /api/categories'),
    create: (api, body: CategoryInput) => api.call('POST /api/categories', { body }),
    change: (api, id, body) => api.call('PATCH /api/categories/:id', { params: { id }, body }),
    remove: (api, id) => api.call('DELETE /api/categories/:id', { params: { id } }),
  },
  nameOf: (category) => category,
  schema: () => CategoryForm,
  fields: {
    name: text({ language: 'en' }),
    nameVi: text({ language: 'vi', isOptional: true }),
    description: longText({ rows: 2, isWide: true, isOptional: true }),
    sortOrder: text({ initial: '0' }),
    unit: choice<SaleUnit | ''>({ initial: '', options: ['', ...saleUnits], labels: unitNames }),
  },
  texts: categoryTexts,
  problems: officeMenuProblems,
  staleCode: 'menu.category-stale',
  toggles: {},
})
