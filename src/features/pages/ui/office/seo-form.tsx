import { Switch, Textarea, TextInput } from '@mantine/core'

import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import { useTexts } from '#src/web/language.tsx'
import { EditConflict } from '#src/web/office/edit-conflict.tsx'
import { SaveBar } from '#src/web/office/save-bar.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import { WebAddressInput } from '#src/web/office/web-address-input.tsx'
import type { PageSeo } from '../../contract/page-seo.ts'
import { type SeoValues, usefulLengths } from '../../rules/seo-values.ts'
import { seoEditorTexts } from '../../texts/seo-editor-texts.ts'
import { SearchPreview, SharedPreview } from './seo-previews.tsx'
import styles from './seo-editor.module.css'
import { useCurrentHead } from './seo-queries.ts'
import { useSeoEdit } from './use-seo-edit.ts'

/** The head of a page in a language, beside what it will look like. */
export function SeoForm({ seo }: { seo: PageSeo }) {
  const texts = useTexts(seoEditorTexts)
  const { form, isEdited, conflict } = useSeoEdit(seo)
  const preview = { seo, values: form.values, current: useCurrentHead(seo) }
  const text = (name: keyof SeoValues) => ({
    ...form.field(name),
    label: texts.fields[name],
    lang: seo.language,
    autoComplete: 'off',
  })
  const measured = (name: keyof typeof usefulLengths) => ({
    ...text(name),
    description: texts.hints.length(form.values[name].length, usefulLengths[name]),
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
  })
  const setValues = (values: Partial<SeoValues>) => form.setValues({ ...form.values, ...values })
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <UnsavedChanges when={isEdited} withQuery />
      <div className={styles.part}>
        <TextInput {...measured('metaTitle')} />
        <Textarea {...measured('metaDescription')} rows={3} />
        <TextInput {...text('keywords')} />
        <WebAddressInput
          {...text('canonicalUrl')}
          description={texts.hints.address}
          onComplete={(address) => setValues({ canonicalUrl: address })}
        />
        <Switch
          label={texts.fields.noIndex}
          description={texts.hints.noIndex}
          checked={form.values.noIndex}
          onChange={({ currentTarget }) => setValues({ noIndex: currentTarget.checked })}
        />
      </div>
      <SearchPreview {...preview} />
      <div className={styles.part}>
        <TextInput {...measured('ogTitle')} />
        <Textarea {...measured('ogDescription')} rows={3} />
        <PictureField
          label={texts.picture}
          value={form.values.ogImageUrl}
          onChange={(ogImageUrl) => setValues({ ogImageUrl })}
          aspect={1200 / 630}
          purpose="image"
          preview={null}
        />
        <TextInput {...text('ogImageUrl')} />
        <TextInput {...text('ogType')} description={texts.hints.ogType} />
        <WebAddressInput
          {...text('ogUrl')}
          description={texts.hints.address}
          onComplete={(address) => setValues({ ogUrl: address })}
        />
      </div>
      <SharedPreview {...preview} />
      {conflict && (
        <EditConflict
          title={texts.changedMeanwhile}
          changed={Object.entries(conflict.others).map(([field, value]) => [
            texts.fields[field as keyof SeoValues], // of the fields of the form
            typeof value === 'boolean' ? (value ? texts.yes : texts.no) : value || texts.nothing,
          ])}
          merge={conflict.merge}
        />
      )}
      <SaveBar isEdited={isEdited} isSending={form.isSending} />
    </form>
  )
}
