import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import type { EditOthers } from '#src/web/office/use-edit-base.ts'
import type { DishValues } from '../../rules/dish-values.ts'
import { dishFormTexts } from '../../texts/dish-form-texts.ts'
import { useCategories } from './menu-queries.ts'

/** Somebody else has changed the dish that is being edited: to what, and how to go on. */
export function DishConflict({ others, merge }: EditOthers<DishValues>) {
  const texts = useTexts(dishFormTexts)
  const language = useLanguage()
  const { data: categories } = useCategories()
  const category = categories?.find(({ id }) => id === others.categoryId)
  const { isAvailable, categoryId: _id, ...written } = others
  const labels = { ...texts, imageUrl: texts.pictureUpload }
  const changed = [
    // Every field that is written has a label of its own name.
    ...Object.entries(written).map(
      ([field, value]) => [labels[field as keyof typeof written], value] as const,
    ),
    ...(category ? [[texts.category, inLanguage(language, category.name, category.nameVi)] as const] : []),
    ...(isAvailable === undefined ? [] : [[texts.available, isAvailable ? texts.yes : texts.no] as const]),
  ]
  return <EditConflict title={texts.changedMeanwhile} changed={changed} merge={merge} />
}
