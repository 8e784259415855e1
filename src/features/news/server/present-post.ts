import type { Services } from '#src/server/services.ts'
import type { StoredPostCard } from './news-store.ts'

/** A post, or its card, as responses hold it: with the colours that show until its pictures have loaded. */
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
