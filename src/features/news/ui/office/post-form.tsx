import { Button, Switch, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { BlogPost } from '../../contract/blog-post.ts'
import { faultyLinks } from '../../rules/complete-link.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { ContentFields } from './content-fields.tsx'
import { DishField } from './dish-field.tsx'
import { PostConflict } from './post-conflict.tsx'
import { PostPictures } from './post-pictures.tsx'
import { PostPreview } from './post-preview.tsx'
import { usePreview } from './post-queries.ts'
import { SearchFields } from './search-fields.tsx'
import { SlugFields } from './slug-fields.tsx'
import styles from './post-form.module.css'
import { type PostFormState, useAddPostForm, useEditPostForm } from './use-post-form.ts'

interface PostFormProps {
  onDone(): void
  onCancel(): void
  /** Something has been chosen, not typed. */
  onEdit(): void
}

export function AddPostForm({ onDone, ...props }: PostFormProps) {
  const texts = useTexts(postFormTexts)
  const { form, isRestored } = useAddPostForm(onDone)
  return <PostFields {...props} form={form} isRestored={isRestored} submit={texts.add} />
}

export function EditPostForm({ post, onDone, ...props }: PostFormProps & { readonly post: BlogPost }) {
  const texts = useTexts(postFormTexts)
  const { form, isRestored, conflict } = useEditPostForm(post, onDone)
  return (
    <PostFields {...props} form={form} post={post} isRestored={isRestored} submit={texts.save}>
      <Switch
        label={texts.published}
        checked={form.values.published}
        onChange={({ currentTarget }) => form.setValues({ ...form.values, published: currentTarget.checked })}
      />
      {conflict && <PostConflict {...conflict} />}
    </PostFields>
  )
}

interface PostFieldsProps extends Omit<PostFormProps, 'onDone'> {
  readonly form: PostFormState
  /** The post that is changed; none while one is added. */
  readonly post?: BlogPost
  readonly isRestored: boolean
  readonly submit: string
  readonly children?: ReactNode
}

function PostFields({ form, post, isRestored, submit, onCancel, onEdit, children }: PostFieldsProps) {
  const texts = useTexts(postFormTexts)
  const [isUploading, setUploading] = useState(false)
  const preview = usePreview(form.values)
  const links = preview.data && faultyLinks(preview.data.linkProblems, form.values)
  return (
    <div className={styles.editor}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {isRestored && <Notice>{texts.restored}</Notice>}
        <div className={styles.pair}>
          <TextInput
            {...form.field('title')}
            label={texts.title}
            lang="en"
            autoComplete="off"
            data-autofocus
          />
          <TextInput {...form.field('titleVi')} label={texts.titleVi} lang="vi" autoComplete="off" />
          <Textarea {...form.field('excerpt')} label={texts.excerpt} lang="en" rows={3} />
          <Textarea {...form.field('excerptVi')} label={texts.excerptVi} lang="vi" rows={3} />
        </div>
        <ContentFields form={form} links={links} onEdit={onEdit} onBusy={setUploading} />
        <PostPictures form={form} onEdit={onEdit} />
        <DishField form={form} />
        <SlugFields form={form} id={post?.id} />
        <SearchFields form={form} onEdit={onEdit} />
        {children}
        <p role="status" className={styles.hint}>
          {isUploading && texts.uploading}
        </p>
        {/* The text, where they are named, is far above the button. */}
        <p role="status" className={styles.hint}>
          {links && links.content.length + links.contentVi.length > 0 && texts.links.left}
        </p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
          {/* A picture that is still being sent would be missing in the text. */}
          <Button type="submit" loading={form.isSending} disabled={isUploading}>
            {submit}
          </Button>
        </div>
      </form>
      <PostPreview values={form.values} post={post} rendered={preview} />
    </div>
  )
}
