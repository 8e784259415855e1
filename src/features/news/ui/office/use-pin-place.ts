import { useTexts } from '#src/web/language.tsx'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import type { BlogPost } from '../../contract/blog-post.ts'
import { postOfficeTexts } from '../../texts/post-office-texts.ts'
import { postResource } from './post-resource.tsx'

/**
 * The position of a pinned post, counted from 0, and a function that changes it. The screen shows a new position at once. The post
 * that had this position gets the former position of this one.
 */
export function usePinPlace({ id, pinOrder }: BlogPost) {
  const texts = useTexts(postOfficeTexts)
  const { send, pending } = useResourceWrite(postResource, {
    subject: `place of ${id}`,
    write: (place: number, api) =>
      api.call('PATCH /api/blog-posts/:id', { params: { id }, body: { pinOrder: place } }),
    failed: texts.placeFailed,
    succeeded: texts.placeUpdated,
    onSuccess: useShowRow(postResource),
  })
  return { place: pending ?? pinOrder ?? 0, setPlace: (place: number) => void send(place) }
}
