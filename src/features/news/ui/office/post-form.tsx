import { useId } from 'react'

import layout from '#src/design/layout.module.css'
import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FoldedFields } from '#src/web/office/folded-fields.tsx'
import { FormButtons } from '#src/web/office/form-buttons.tsx'
import type { AnyFormProps } from '#src/web/office/resource/resource-form.tsx'
import { useInputs } from '#src/web/office/resource/resource-inputs.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { BlogPost } from '../../contract/blog-post.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import styles from './post-form.module.css'
import { PostPreview } from './post-preview.tsx'
import { usePreview } from './post-queries.ts'
import { postResource, type PostValues } from './post-resource.tsx'

/** The fields for search engines and shared links. */
const searchFields = [
  'metaTitleVi',
  'metaTitle',
  'metaDescriptionVi',
  'metaDescription',
  'keywordsVi',
  'keywords',
  'canonicalUrl',
  'ogImageUrl',
] as const

/**
 * The form of a post, with the preview of the article beside it. The Vietnamese fields come first. After the English fields have
 * been filled in, the form hides them behind one line that opens on a press.
 */
export function PostForm({ form, row, submit, onCancel, onEdit, children }: AnyFormProps<BlogPost>) {
  const texts = useTexts(postFormTexts)
  const { cancel, restored } = useTexts(officeTexts)
  const { inputs, isBusy } = useInputs({ resource: postResource, form, row, onEdit })
  const { rendered, isError, links } = usePreview(form.values)
  const id = useId()
  const { title, excerpt, content } = form.values
  return (
    <div className={styles.editor}>
      <form id={id} className={layout.stack4} onSubmit={form.submit} noValidate>
        {form.isRestored && <Notice>{restored}</Notice>}
        {inputs.titleVi}
        {inputs.excerptVi}
        {inputs.contentVi}
        <FoldedFields
          title={texts.inEnglish}
          isOpen={[title, excerpt, content].includes('') || (links?.content ?? []).length > 0}
        >
          {inputs.title}
          {inputs.excerpt}
          {inputs.content}
        </FoldedFields>
        <div className={styles.pair}>
          {inputs.imageUrl}
          {inputs.coverImageUrl}
        </div>
        {inputs.dishId}
        <div className={styles.pair}>
          {inputs.slugVi}
          {inputs.slug}
        </div>
        <FoldedFields title={texts.search} isOpen={false}>
          <p className={styles.hint}>{texts.metaHint}</p>
          <div className={styles.pair}>{searchFields.map((name) => inputs[name])}</div>
        </FoldedFields>
        {row && inputs.published}
        {children}
      </form>
      {/* The cast is correct, because the form of `postResource` has exactly the fields of `PostValues`. */}
      <PostPreview values={form.values as PostValues} post={row} rendered={rendered} isFailed={isError} />
      <div className={styles.end}>
        <p role="status" className={styles.hint}>
          {isBusy && texts.uploading}
        </p>
        {/* The list of faulty links is beneath the text field, far above the button. So this message near the button repeats
            that there are faulty links. */}
        <p role="status" className={styles.hint}>
          {links && links.content.length + links.contentVi.length > 0 && texts.links.left}
        </p>
      </div>
      {/* While a picture is being uploaded, the buttons are disabled, because a text that is saved now would lack the picture. */}
      <FormButtons
        form={id}
        cancel={cancel}
        submit={submit}
        isSending={form.isSending}
        isWaiting={isBusy}
        onCancel={onCancel}
      />
    </div>
  )
}
