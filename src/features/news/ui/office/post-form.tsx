import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
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

/** What search engines and shared links say. */
const searchFields = [
  'metaTitle',
  'metaTitleVi',
  'metaDescription',
  'metaDescriptionVi',
  'keywords',
  'keywordsVi',
  'canonicalUrl',
  'ogImageUrl',
] as const

/** The form of a post: both languages side by side where there is room, and beside them the article itself. */
export function PostForm({ form, row, submit, onCancel, onEdit, children }: AnyFormProps<BlogPost>) {
  const texts = useTexts(postFormTexts)
  const { cancel, restored } = useTexts(officeTexts)
  const { inputs, isBusy } = useInputs({ resource: postResource, form, row, onEdit })
  const { rendered, isError, links } = usePreview(form.values)
  return (
    <div className={styles.editor}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {form.isRestored && <Notice>{restored}</Notice>}
        <div className={styles.pair}>
          {inputs.title}
          {inputs.titleVi}
          {inputs.excerpt}
          {inputs.excerptVi}
          {inputs.content}
          {inputs.contentVi}
          {inputs.imageUrl}
          {inputs.coverImageUrl}
        </div>
        {inputs.dishId}
        <div className={styles.pair}>
          {inputs.slug}
          {inputs.slugVi}
        </div>
        {/* Folded away while it is as it was made, because it can be left out. */}
        <details
          className={styles.more}
          {...(searchFields.some((name) => form.field(name).error !== false) && { open: true })}
        >
          <summary>{texts.search}</summary>
          <p className={styles.hint}>{texts.metaHint}</p>
          <div className={styles.pair}>{searchFields.map((name) => inputs[name])}</div>
        </details>
        {row && inputs.published}
        {children}
        <p role="status" className={styles.hint}>
          {isBusy && texts.uploading}
        </p>
        {/* The text, where they are named, is far above the button. */}
        <p role="status" className={styles.hint}>
          {links && links.content.length + links.contentVi.length > 0 && texts.links.left}
        </p>
        {/* A picture that is still being sent would be missing in the text. */}
        <FormButtons
          cancel={cancel}
          submit={submit}
          isSending={form.isSending}
          isWaiting={isBusy}
          onCancel={onCancel}
        />
      </form>
      {/* They are of these fields. */}
      <PostPreview values={form.values as PostValues} post={row} rendered={rendered} isFailed={isError} />
    </div>
  )
}
