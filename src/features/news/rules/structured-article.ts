import { inLanguage, type Language } from '#src/kernel/language.ts'
import { sharedPicture } from '#src/kernel/picture-variants.ts'
import { logoFile } from '#src/features/restaurant/rules/structured-restaurant.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { BlogPost } from '../contract/blog-post.ts'
import { postPath } from './post-address.ts'
import { postHead, postTexts, shareImage } from './post-texts.ts'
import { shortenText } from './shorten-text.ts'

/** Search engines shorten longer headlines, so the headline is cut at this length. */
const maxHeadlineLength = 110

/**
 * A post as a news article in structured data (schema.org). Author and publisher are the restaurant, because posts are not signed
 * by a person.
 */
export function structuredArticle(
  post: Omit<BlogPost, 'content' | 'contentVi'>,
  settings: Pick<SiteSettings, 'name' | 'nameVi' | 'logoUrl' | 'socialImageUrl' | 'socialImageUrlVi'>,
  { language, origin }: { language: Language; origin: string },
): object {
  const address = origin + postPath(post, language) + (language === 'en' ? '?lang=en' : '')
  const image = sharedPicture(
    shareImage(post) ?? inLanguage(language, settings.socialImageUrl ?? '', settings.socialImageUrlVi),
  )
  const restaurant = {
    '@type': 'Organization',
    '@id': `${origin}/#restaurant`,
    name: inLanguage(language, settings.name, settings.nameVi),
    url: `${origin}/`,
  }
  return {
    '@type': 'NewsArticle',
    headline: shortenText(postTexts(post, language).title, maxHeadlineLength),
    description: postHead(post, language).description,
    inLanguage: language,
    ...(image && { image: [origin + image] }),
    author: restaurant,
    publisher: {
      ...restaurant,
      ...(settings.logoUrl !== null && {
        logo: { '@type': 'ImageObject', url: origin + logoFile(settings.logoUrl) },
      }),
    },
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    mainEntityOfPage: { '@type': 'WebPage', '@id': post.canonicalUrl || address },
  }
}
