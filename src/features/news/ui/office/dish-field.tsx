import { NativeSelect } from '@mantine/core'

import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { sortDishes } from '#src/features/menu/rules/menu-order.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { useDishes } from './post-queries.ts'
import type { PostFormState } from './use-post-form.ts'

/** The dish that the article is about, in the order of the menu. */
export function DishField({ form }: { form: PostFormState }) {
  const texts = useTexts(postFormTexts)
  const language = useLanguage()
  const { data = [] } = useDishes()
  const known = sortDishes(data, language).map(({ id, name, nameVi }) => ({
    value: id,
    label: inLanguage(language, name, nameVi),
  }))
  return (
    <NativeSelect
      {...form.field('dishId')}
      label={texts.dishId}
      description={texts.dishHint}
      data={[{ value: '', label: texts.noDish }, ...known]}
    />
  )
}
