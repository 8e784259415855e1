import { foldText } from '#src/kernel/text.ts'
import { passesTranslationFilter, type TranslationFilter } from '#src/kernel/translation.ts'
import type { BlogPost } from '../contract/blog-post.ts'

export const statusFilters = ['all', 'published', 'draft'] as const

interface PostFilter {
  readonly q: string
  readonly status: (typeof statusFilters)[number]
  readonly translation: TranslationFilter
}

/**
 * The posts that match the search text, in the given order. Each word must appear in a title or a summary, regardless of
 * diacritics.
 */
export function filterPosts<Post extends BlogPost>(
  posts: readonly Post[],
  { q, status, translation }: PostFilter,
): Post[] {
  const words = foldText(q).split(' ')
  return posts.filter((post) => {
    const text = foldText([post.title, post.titleVi, post.excerpt, post.excerptVi].join(' '))
    return (
      words.every((word) => text.includes(word)) &&
      (status === 'all' || post.published === (status === 'published')) &&
      passesTranslationFilter(translation, post, translatedTexts(post))
    )
  })
}

type Texts = 'title' | 'excerpt' | 'content'

/** The texts of a post that guests read, in both languages. */
export function translatedTexts(post: Pick<BlogPost, Texts | `${Texts}Vi`>) {
  return {
    title: [post.title, post.titleVi],
    excerpt: [post.excerpt, post.excerptVi],
    content: [post.content, post.contentVi],
  } as const
}
