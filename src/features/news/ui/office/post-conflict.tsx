import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import type { PostValues } from '../../rules/post-values.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { useDishes } from './post-queries.ts'

interface PostConflictProps {
  /** What somebody else has changed, as it is now; empty until that has been loaded. */
  readonly others: Partial<PostValues>
  merge(): void
}

/** Somebody else has changed the post that is being edited: to what, and how to go on. Long texts by their beginning. */
export function PostConflict({ others, merge }: PostConflictProps) {
  const texts = useTexts(postFormTexts)
  const language = useLanguage()
  const { data: dishes } = useDishes()
  const labels: Readonly<Record<keyof PostValues, string>> = {
    ...texts,
    imageUrl: texts.thumbnail,
    coverImageUrl: texts.cover,
    ogImageUrl: texts.shared,
  }
  const changed = (Object.keys(others) as (keyof PostValues)[]) // the fields of the form
    .map((field) => [labels[field], shownValue(field)] as const)

  function shownValue(field: keyof PostValues): string {
    const value = others[field]
    if (typeof value === 'boolean') return value ? texts.yes : texts.no
    if (!value) return texts.nothing
    // The address of a picture says nothing to a reader.
    if (/ImageUrl$|^imageUrl$/.test(field)) return texts.anotherPicture
    const dish = field === 'dishId' ? dishes?.find(({ id }) => id === value) : undefined
    return dish ? inLanguage(language, dish.name, dish.nameVi) : value.slice(0, 200)
  }
  return <EditConflict title={texts.conflict} changed={changed} merge={merge} />
}
