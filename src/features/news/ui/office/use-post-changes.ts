import { useQueryClient } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { BlogPostChange, BlogPostInput } from '../../contract/blog-post-input.ts'
import type { BlogPost } from '../../contract/blog-post.ts'
import { sortPosts } from '../../rules/sort-posts.ts'
import { officePostsTexts } from '../../texts/office-list-texts.ts'
import { officeNewsProblems } from '../../texts/office-problem-texts.ts'
import { postsKey, postsQuery } from './post-queries.ts'

/** Shows a post as the server has returned it, in its place, before the list is fetched again. */
function useShowPost() {
  const client = useQueryClient()
  const { queryKey } = postsQuery(useOfficeApi())
  return (changed: BlogPost) =>
    client.setQueryData(
      queryKey,
      (posts) => posts && sortPosts(posts.map((each) => (each.id === changed.id ? changed : each))),
    )
}

/** Takes care of a failure that is about fields of a form, instead of the toast. */
interface OfForm {
  readonly handleFailure: (error: unknown) => boolean
}

export function usePostCreation({ handleFailure }: OfForm) {
  const texts = useTexts(officePostsTexts)
  return useOfficeMutation('POST /api/blog-posts', {
    subject: 'new',
    request: (body: BlogPostInput) => ({ body }),
    problems: officeNewsProblems,
    failed: { title: texts.error, description: texts.createFailed },
    succeeded: () => texts.created,
    handleFailure,
    invalidates: postsKey,
  })
}

export function usePostEdit({ handleFailure, onSaved }: OfForm & { onSaved(post: BlogPost): void }) {
  const texts = useTexts(officePostsTexts)
  const show = useShowPost()
  return useOfficeMutation('PATCH /api/blog-posts/:id', {
    subject: 'edit',
    request: ({ id, ...body }: BlogPostChange & Pick<BlogPost, 'id'>) => ({ params: { id }, body }),
    problems: officeNewsProblems,
    failed: { title: texts.error, description: texts.updateFailed },
    succeeded: () => texts.updated,
    onSuccess(post) {
      onSaved(post)
      show(post)
    },
    handleFailure,
    invalidates: postsKey,
  })
}

/** Whether a post is pinned: as chosen at once. The call turns it over, so there is no second one meanwhile. */
export function usePostPin(post: BlogPost) {
  const texts = useTexts(officePostsTexts)
  const { send, pending } = useOfficeMutation('PATCH /api/blog-posts/:id/pin', {
    subject: post.id,
    request: (_pinned: boolean) => ({ params: { id: post.id } }),
    problems: officeNewsProblems,
    failed: { title: texts.error, description: texts.pinFailed },
    succeeded: () => texts.pinUpdated,
    onSuccess: useShowPost(),
    invalidates: postsKey,
  })
  const togglePin = () => void (pending === undefined && send(!post.pinned))
  return { pinned: pending ?? post.pinned, togglePin }
}

/** The place of a pinned post, counted from 0: as chosen at once. The post that has it takes the other. */
export function usePinPlace(post: BlogPost) {
  const texts = useTexts(officePostsTexts)
  const { send, pending } = useOfficeMutation('PATCH /api/blog-posts/:id', {
    subject: `place of ${post.id}`,
    request: (pinOrder: number) => ({ params: { id: post.id }, body: { pinOrder } }),
    problems: officeNewsProblems,
    failed: { title: texts.error, description: texts.placeFailed },
    succeeded: () => texts.placeUpdated,
    onSuccess: useShowPost(),
    invalidates: postsKey,
  })
  return { place: pending ?? post.pinOrder ?? 0, setPlace: (place: number) => void send(place) }
}

export function usePostDeletion(post: BlogPost, onDone: () => void) {
  const texts = useTexts(officePostsTexts)
  const { send, isPending } = useOfficeMutation('DELETE /api/blog-posts/:id', {
    subject: post.id,
    request: () => ({ params: { id: post.id } }),
    problems: officeNewsProblems,
    failed: { title: texts.error, description: texts.remove.failed },
    succeeded: () => texts.remove.done,
    onSuccess: onDone,
    invalidates: postsKey,
  })
  return { remove: send, isPending }
}
