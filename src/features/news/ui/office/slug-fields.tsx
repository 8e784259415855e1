import { TextInput } from '@mantine/core'

import { slugify } from '#src/kernel/text.ts'
import { useTexts } from '#src/web/language.tsx'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import styles from './post-form.module.css'
import type { PostFormState } from './use-post-form.ts'

interface SlugFieldsProps {
  readonly form: PostFormState
  /** Of the post that is changed: its address where no title makes one. */
  readonly id: string | undefined
}

/** The addresses in both languages, and beneath each what it will be. */
export function SlugFields({ form, id = '…' }: SlugFieldsProps) {
  const texts = useTexts(postFormTexts)
  const { slug, slugVi, title, titleVi } = form.values
  const path = (chosen: string, made: string) => `/news/${slugify(chosen) || slugify(made) || id}`
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <div className={styles.pair}>
      <TextInput
        {...form.field('slug')}
        {...plain}
        label={texts.slug}
        description={texts.slugHint(path(slug, title))}
      />
      <TextInput
        {...form.field('slugVi')}
        {...plain}
        label={texts.slugVi}
        description={texts.slugHint(path(slugVi, titleVi || title))}
      />
    </div>
  )
}
