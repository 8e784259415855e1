import { foreignLanguage, inLanguage, type Language } from '#src/kernel/language.ts'
import { sharedPicture } from '#src/kernel/picture-variants.ts'
import { shortenText } from './shorten-text.ts'

interface TitledPost {
  readonly title: string
  readonly titleVi: string | null
  readonly excerpt: string
  readonly excerptVi: string | null
}

interface DescribedPost extends TitledPost {
  readonly metaTitle: string | null
  readonly metaTitleVi: string | null
  readonly metaDescription: string | null
  readonly metaDescriptionVi: string | null
  readonly keywords: string | null
  readonly keywordsVi: string | null
}

/** Search engines show about this many characters of a description, so a longer one is shortened to this length. */
const maxDescriptionLength = 160

interface PostTexts {
  readonly title: string
  readonly titleLang: Language | undefined
  readonly excerpt: string
  readonly excerptLang: Language | undefined
}

/**
 * The title and the excerpt in the reader's language. If there is no Vietnamese text, the English one is returned and marked as
 * English.
 */
export function postTexts(post: TitledPost, language: Language): PostTexts {
  return {
    title: inLanguage(language, post.title, post.titleVi),
    titleLang: foreignLanguage(language, post.titleVi),
    excerpt: inLanguage(language, post.excerpt, post.excerptVi),
    excerptLang: foreignLanguage(language, post.excerptVi),
  }
}

/**
 * The title and description of a post for search engines and shared links. If the author has not written them, the post's title and
 * excerpt are used.
 */
export function postHead(
  post: DescribedPost,
  language: Language,
): { title: string; description: string; keywords: string | undefined } {
  const { title, excerpt } = postTexts(post, language)
  const description = inLanguage(language, post.metaDescription ?? '', post.metaDescriptionVi)
  return {
    title: inLanguage(language, post.metaTitle ?? '', post.metaTitleVi) || title,
    description: description || shortenText(excerpt, maxDescriptionLength),
    keywords: inLanguage(language, post.keywords ?? '', post.keywordsVi) || undefined,
  }
}

/**
 * The picture for shared links: the one that was chosen for this, or else the cover, or else the thumbnail. Pictures on other
 * sites, which old posts may have, are not used.
 */
export function shareImage(post: {
  readonly ogImageUrl: string | null
  readonly coverImageUrl: string | null
  readonly imageUrl: string | null
}): string | undefined {
  const pictures = [post.ogImageUrl, post.coverImageUrl, post.imageUrl].map((each) => each ?? '')
  return pictures.find((each) => sharedPicture(each) !== undefined)
}
