import { LRUCache } from 'lru-cache'

import type { Services } from '#src/server/services.ts'
import { storedPictureSize } from '#src/features/uploads/server/uploads.ts'
import { menuInMemory } from '#src/features/menu/server/menu.ts'
import type { BlogPostTexts } from '../contract/blog-post-input.ts'
import type { BlogArticle, PreviewedTexts } from '../contract/blog-post.ts'
import { findLinkProblems } from './find-link-problems.ts'
import type { StoredPost } from './news-store.ts'
import { withPlaceholders } from './present-post.ts'
import { renderMarkdown } from './render-markdown.ts'

const maxStoredCharacters = 8_000_000

/**
 * A post for reading: with its texts as HTML, and with the placeholder colours of its pictures. Each text is rendered only once;
 * the HTML is kept in a cache of limited size.
 */
export function articles(
  services: Pick<Services, 'storageForPages' | 'images' | 'placeholders' | 'db' | 'content' | 'clock'>,
): (post: StoredPost) => Promise<BlogArticle> {
  const menu = menuInMemory(services)
  const rendered = new LRUCache<string, Promise<string>>({
    max: 1000,
    maxSize: maxStoredCharacters,
    // The cache contains the Markdown and the HTML of a text, which are about equally long. So an entry counts as twice the length
    // of the Markdown.
    sizeCalculation: (_html, text) => 1 + 2 * text.length,
    memoMethod: (text) =>
      renderMarkdown(text, async (src) => {
        const size = await storedPictureSize(services, src)
        // If the size of the picture is unknown, the storage may be temporarily unreachable. So the HTML without the size is
        // removed from the cache, and the next request renders the text again.
        if (!size) rendered.delete(text)
        return size
      }),
  })

  return async (post) => ({
    ...(await withPlaceholders(services, post)),
    contentHtml: await rendered.memo(post.content),
    contentHtmlVi: post.contentVi ? await rendered.memo(post.contentVi) : null,
    dish: (await menu()).find(({ id }) => id === post.dishId) ?? null,
  })
}

/** Renders texts for the preview in the same way as for an article, but without the cache. */
export async function previewTexts(
  services: Pick<Services, 'storageForPages' | 'images'>,
  { content, contentVi }: BlogPostTexts,
): Promise<PreviewedTexts> {
  const html = (text: string) => renderMarkdown(text, (src) => storedPictureSize(services, src))
  return {
    contentHtml: await html(content),
    contentHtmlVi: contentVi ? await html(contentVi) : null,
    linkProblems: { content: findLinkProblems(content), contentVi: findLinkProblems(contentVi) },
  }
}
