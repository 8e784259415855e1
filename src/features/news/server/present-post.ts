import type { Services } from '#src/server/services.ts'
import type { StoredPostCard } from './news-store.ts'

/** A post, or its card, in the form that responses have: with the colours that are shown until its pictures have loaded. */
export async function withPlaceholders<Post extends StoredPostCard>(
  { placeholders }: Pick<Services, 'placeholders'>,
  post: Post,
) {
  const [imagePlaceholder, coverImagePlaceholder] = await Promise.all([
    placeholders.of(post.imageUrl),
    placeholders.of(post.coverImageUrl),
  ])
  return { ...post, imagePlaceholder, coverImagePlaceholder }
}
