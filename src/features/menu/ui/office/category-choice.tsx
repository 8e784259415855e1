import { NativeSelect } from '@mantine/core'

import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useResource } from '#src/web/office/resource/resource-calls.ts'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { sortCategories } from '../../rules/menu-order.ts'
import { dishTexts } from '../../texts/dish-texts.ts'
import { categoryResource } from './category-resource.ts'

/** The field for the category of a dish. Its hint is shown if the menu has no category yet. */
export function CategoryInput({ input, label, hint, value }: FieldInputProps<string>) {
  const { chooseCategory } = useTexts(dishTexts)
  const language = useLanguage()
  const { data } = useResource(categoryResource)
  const known = sortCategories(data ?? [], language).map(({ id, name, nameVi }) => ({
    value: id,
    label: inLanguage(language, name, nameVi),
  }))
  const isKnown = known.some((category) => category.value === value)
  return (
    <NativeSelect
      {...input}
      label={label}
      description={data?.length === 0 && hint}
      data={[...(isKnown ? [] : [{ value, label: chooseCategory }]), ...known]}
    />
  )
}

/** Shows the name of the category that another admin has saved meanwhile. */
export function CategorySaid({ value }: { readonly value: string }) {
  const language = useLanguage()
  const category = useResource(categoryResource).data?.find(({ id }) => id === value)
  return category && inLanguage(language, category.name, category.nameVi)
}
