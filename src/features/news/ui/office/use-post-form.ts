import { useEffect, useState } from 'react'

import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import { differingValues } from '#src/web/office/edited-values.ts'
import { useEditBase } from '#src/web/office/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { BlogPostInput } from '../../contract/blog-post-input.ts'
import type { BlogPost } from '../../contract/blog-post.ts'
import { newPostValues, postValues, type PostValues } from '../../rules/post-values.ts'
import { officeNewsProblems } from '../../texts/office-problem-texts.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { postDraft, removePostDraft, storePostDraft } from './post-drafts.ts'
import { usePostCreation, usePostEdit } from './use-post-changes.ts'

export type PostFormState = ReturnType<typeof useAddPostForm>['form']

/** The form of a new post. What is typed is stored as a draft until it is sent. */
export function useAddPostForm(onDone: () => void) {
  const [draft] = useState(() => postDraft('new'))
  const form = useOfficeForm<PostValues>({
    ...useFields(),
    initial: draft?.values ?? newPostValues,
    send: async (values) => {
      if (!(await creation.send(BlogPostInput.parse(values)))) return
      removePostDraft('new')
      onDone()
    },
  })
  const creation = usePostCreation({ handleFailure: form.reject })
  useDraft('new', form.values, newPostValues)
  return { form, isRestored: draft !== undefined }
}

/**
 * The form of a post, which may change meanwhile: then `conflict` says in what, and how to take that over without losing what was
 * typed. What was edited is sent and nothing else.
 */
export function useEditPostForm(post: BlogPost, onDone: () => void) {
  const [draft] = useState(() => postDraft(post.id))
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(post, postValues, draft?.base)
  const form = useOfficeForm<PostValues>({
    ...useFields(),
    initial: draft?.values ?? before,
    send: async (values) => {
      const edited = differingValues(before, values)
      const sent = Object.entries(BlogPostInput.parse(values)).filter(([name]) => name in edited)
      const change = { id: base.id, ...Object.fromEntries(sent), updatedAt: base.updatedAt }
      if (sent.length > 0 && !(await edit.send(change))) return
      removePostDraft(post.id)
      onDone()
    },
  })
  const edit = usePostEdit({
    onSaved: takeOver,
    handleFailure(error) {
      const isStale = error instanceof ApiError && error.code === 'news.stale'
      setRejected(isStale)
      return isStale || form.reject(error)
    },
  })
  useDraft(post.id, form.values, before, base)

  return { form, isRestored: draft !== undefined, conflict: conflictIn(form) }
}

/** Stores what differs from what the form began with. */
function useDraft(id: string, values: PostValues, before: PostValues, base?: BlogPost): void {
  const isEdited = Object.keys(differingValues(before, values)).length > 0
  useEffect(() => {
    if (isEdited) storePostDraft(id, { values, base })
    else removePostDraft(id)
  }, [id, values, base, isEdited])
}

/** What the forms of a post have in common. */
function useFields() {
  const { problems } = useTexts(postFormTexts)
  const slug = { invalid: problems.slug, 'too-long': problems.slug, 'news.slug-taken': problems.slugTaken }
  return {
    schema: BlogPostInput,
    fieldTexts: {
      title: { required: problems.title },
      excerpt: { required: problems.excerpt },
      content: { required: problems.content, invalid: problems.tooLong },
      contentVi: { invalid: problems.tooLong },
      slug,
      slugVi: slug,
      canonicalUrl: { invalid: problems.canonicalUrl },
    },
    problems: officeNewsProblems,
  }
}
