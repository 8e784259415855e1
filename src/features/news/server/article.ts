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
 * A post for reading: its texts rendered, and its pictures with the colours that show until they have loaded. Equal texts are
 * rendered once and cached while there is room.
 */
export function articles(
  services: Pick<Services, 'storageForPages' | 'images' | 'placeholders' | 'db' | 'content' | 'clock'>,
): (post: StoredPost) => Promise<BlogArticle> {
  const menu = menuInMemory(services)
  const rendered = new LRUCache<string, Promise<string>>({
    max: 1000,
    maxSize: maxStoredCharacters,
    // The cache holds Markdown and HTML, which are about equally long, so each entry counts as twice the length of the Markdown.
    sizeCalculation: (_html, text) => 1 + 2 * text.length,
  })

  function html(text: string): Promise<string> {
    const known = rendered.get(text)
    if (known) return known
    const rendering = renderMarkdown(text, async (src) => {
      const size = await storedPictureSize(services, src)
      // If the size is missing, the storage may be down. So the text is not kept in the cache, and the next rendering asks again.
      if (!size) rendered.delete(text)
      return size
    })
    rendered.set(text, rendering)
    return rendering
  }

  return async (post) => ({
    ...(await withPlaceholders(services, post)),
    contentHtml: await html(post.content),
    contentHtmlVi: post.contentVi ? await html(post.contentVi) : null,
    dish: (await menu()).find(({ id }) => id === post.dishId) ?? null,
  })
}

/** Renders texts for the preview in the same way as an article's. Nothing is cached. */
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
