import { useRecordForm } from '#src/web/office/resource/edited-record.tsx'
import { SaveBar } from '#src/web/office/save-bar.tsx'
import { UnsavedChanges } from '#src/web/office/unsaved-changes.tsx'
import type { PageSeo } from '../../contract/page-seo.ts'
import { SearchPreview, SharedPreview } from './seo-previews.tsx'
import styles from './seo-editor.module.css'
import { useCurrentHead } from './seo-queries.ts'
import { seoRecord } from './seo-record.tsx'

/** The form for a page's HTML head in one language, with previews. */
export function SeoForm({ seo }: { seo: PageSeo }) {
  const { form, values, inputs, isEdited, conflict } = useRecordForm(seoRecord(seo), seo)
  const preview = { seo, values, current: useCurrentHead(seo) }
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <UnsavedChanges when={isEdited} withQuery />
      <div className={styles.part}>
        {inputs.metaTitle}
        {inputs.metaDescription}
        {inputs.keywords}
        {inputs.canonicalUrl}
        {inputs.noIndex}
      </div>
      <SearchPreview {...preview} />
      <div className={styles.part}>
        {inputs.ogTitle}
        {inputs.ogDescription}
        {inputs.ogImageUrl}
        {inputs.ogType}
        {inputs.ogUrl}
      </div>
      <SharedPreview {...preview} />
      {conflict}
      <SaveBar isEdited={isEdited} isSending={form.isSending} />
    </form>
  )
}
