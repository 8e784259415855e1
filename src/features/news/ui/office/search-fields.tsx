import { Textarea, TextInput } from '@mantine/core'

import { useTexts } from '#src/web/language.tsx'
import { WebAddressInput } from '#src/web/office/web-address-input.tsx'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { SharedPicture } from './post-pictures.tsx'
import styles from './post-form.module.css'
import type { PostFormState } from './use-post-form.ts'

interface SearchFieldsProps {
  readonly form: PostFormState
  /** Something has been chosen, not typed. */
  onEdit(): void
}

const fields = [
  'metaTitle',
  'metaTitleVi',
  'metaDescription',
  'metaDescriptionVi',
  'keywords',
  'keywordsVi',
  'canonicalUrl',
  'ogImageUrl',
] as const

/** What search engines and shared links say; folded away while it is as it was made, because it can be left out. */
export function SearchFields({ form, onEdit }: SearchFieldsProps) {
  const texts = useTexts(postFormTexts)
  const isWrong = fields.some((field) => form.field(field).error !== false)
  return (
    <details className={styles.more} {...(isWrong && { open: true })}>
      <summary>{texts.search}</summary>
      <p className={styles.hint}>{texts.metaHint}</p>
      <div className={styles.pair}>
        <TextInput {...form.field('metaTitle')} label={texts.metaTitle} lang="en" autoComplete="off" />
        <TextInput {...form.field('metaTitleVi')} label={texts.metaTitleVi} lang="vi" autoComplete="off" />
        <Textarea {...form.field('metaDescription')} label={texts.metaDescription} lang="en" rows={3} />
        <Textarea {...form.field('metaDescriptionVi')} label={texts.metaDescriptionVi} lang="vi" rows={3} />
        <TextInput {...form.field('keywords')} label={texts.keywords} lang="en" autoComplete="off" />
        <TextInput {...form.field('keywordsVi')} label={texts.keywordsVi} lang="vi" autoComplete="off" />
        <WebAddressInput
          {...form.field('canonicalUrl')}
          type="url"
          label={texts.canonicalUrl}
          description={texts.canonicalHint}
          onComplete={(canonicalUrl) => {
            form.setValues({ ...form.values, canonicalUrl })
            onEdit()
          }}
        />
        <SharedPicture form={form} onEdit={onEdit} />
      </div>
    </details>
  )
}
