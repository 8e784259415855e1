import { NativeSelect } from '@mantine/core'

import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { sortDishes } from '#src/features/menu/rules/menu-order.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { useDishes } from './post-queries.ts'

/** The field for the dish that the article is about. The dishes have the menu's order. */
export function DishInput({ input, label, hint }: FieldInputProps<string>) {
  const { noDish } = useTexts(postFormTexts)
  const language = useLanguage()
  const { data = [] } = useDishes()
  const known = sortDishes(data, language).map(({ id, name, nameVi }) => ({
    value: id,
    label: inLanguage(language, name, nameVi),
  }))
  return (
    <NativeSelect
      {...input}
      label={label}
      description={hint}
      data={[{ value: '', label: noDish }, ...known]}
    />
  )
}

/** Shows the name of the dish that another admin has saved meanwhile. */
export function DishSaid({ value }: { readonly value: string }) {
  const language = useLanguage()
  const { nothing } = useTexts(officeTexts).values
  const dish = useDishes().data?.find(({ id }) => id === value)
  return dish ? inLanguage(language, dish.name, dish.nameVi) : value || nothing
}
