import { useState } from 'react'

import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { AbsentDialog } from '#src/web/office/absent-dialog.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { useOpened } from '#src/web/office/open-dialog.ts'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { BlogPost } from '../../contract/blog-post.ts'
import { officePostsTexts } from '../../texts/office-list-texts.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { postDraft, removePostDraft } from './post-drafts.ts'
import { AddPostForm, EditPostForm } from './post-form.tsx'
import { usePosts } from './post-queries.ts'
import { usePostDeletion } from './use-post-changes.ts'

interface DialogProps {
  readonly open: boolean
  onClose(): void
}

interface EditorProps extends DialogProps {
  onReturn(): void
}

/** The dialog that the address names: of a new post, or to change or delete one. */
export function PostDialogs() {
  const texts = useTexts(officePostsTexts)
  const query = usePosts()
  const { shown, row: post, dialog, reopen } = useOpened('post', query.data)
  if (shown.as === 'nothing') return null
  if (shown.as === 'new') return <AddPost key="new" {...dialog} onReturn={reopen} />
  if (!post) return <AbsentDialog {...dialog} texts={texts.dialog} query={query} failed={texts.list.failed} />
  if (shown.as === 'delete') return <DeletePost {...dialog} post={post} />
  return <EditPost key={post.id} {...dialog} onReturn={reopen} post={post} />
}

function AddPost(dialog: EditorProps) {
  const texts = useTexts(postFormTexts)
  const [isRestored] = useState(() => postDraft('new') !== undefined)
  return (
    <EditorDialog
      {...dialog}
      title={texts.titleAdd}
      size="wide"
      isRestored={isRestored}
      onDiscard={() => removePostDraft('new')}
    >
      {(form) => <AddPostForm {...form} />}
    </EditorDialog>
  )
}

function EditPost({ post, ...dialog }: EditorProps & { post: BlogPost }) {
  const texts = useTexts(postFormTexts)
  const [isRestored] = useState(() => postDraft(post.id) !== undefined)
  return (
    <EditorDialog
      {...dialog}
      title={texts.titleEdit(useTitle(post))}
      size="wide"
      isRestored={isRestored}
      onDiscard={() => removePostDraft(post.id)}
    >
      {(form) => <EditPostForm {...form} post={post} />}
    </EditorDialog>
  )
}

function DeletePost({ open, onClose, post }: DialogProps & { post: BlogPost }) {
  const texts = useTexts(officePostsTexts).remove
  const { close } = useTexts(officeTexts)
  const { remove, isPending } = usePostDeletion(post, () => {
    removePostDraft(post.id)
    onClose()
  })
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ ...texts, text: texts.text(useTitle(post)), close }}
      isPending={isPending}
      onConfirm={() => void remove()}
    />
  )
}

function useTitle({ title, titleVi }: BlogPost): string {
  return markEnglish(useLanguage(), title, titleVi)
}
