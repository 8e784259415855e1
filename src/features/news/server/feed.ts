import { isCanonical } from '#src/kernel/parse-url.ts'
import { sharedPicture, sharedPictureSize } from '#src/kernel/picture-variants.ts'
import { escapeXml } from '#src/kernel/xml.ts'
import type { Language } from '#src/kernel/language.ts'
import { postPath } from '../rules/post-address.ts'
import { postTexts } from '../rules/post-texts.ts'
import { newsPageTexts } from '../texts/page-texts.ts'
import type { StoredPostCard } from './news-store.ts'

/** Readers of a feed only want new posts, so it has at most this many. */
const maxFeedPosts = 20

/** The language of a feed, and the site's origin for complete addresses. */
interface FeedPlace {
  readonly language: Language
  readonly origin: string
}

/** A post of a feed, with its text in the feed's language as `renderMarkdown` returns it. */
export interface FeedPost extends StoredPostCard {
  readonly contentHtml: string
}

/**
 * The newest of these posts, the newest first. `posts` may come in any order. A post is left out if its page names another site as
 * the original.
 */
export function newestPosts(posts: readonly StoredPostCard[], place: FeedPlace): readonly StoredPostCard[] {
  const own = posts.filter((post) => isCanonical(addressOf(post, place), post.canonicalUrl))
  const newest = own.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  return newest.slice(0, maxFeedPosts)
}

/** These posts as RSS 2.0 in one language, each with its picture and its whole text. The restaurant is their author. */
export function newsFeed(
  posts: readonly FeedPost[],
  { restaurant, ...place }: FeedPlace & { readonly restaurant: string },
): string {
  const { language, origin } = place
  const texts = newsPageTexts[language]
  const items = posts.map((post) => {
    const { title, excerpt } = postTexts(post, language)
    const address = addressOf(post, place)
    return [
      '<item>',
      element('title', title),
      element('link', address),
      // Feed readers recognize a post by its id: the id never changes, but an address may.
      `<guid isPermaLink="false">${escapeXml(post.id)}</guid>`,
      element('description', excerpt),
      element('content:encoded', htmlForReaders(post.contentHtml, address)),
      element('dc:creator', restaurant),
      element('pubDate', new Date(post.createdAt).toUTCString()),
      picture(post, origin),
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}><channel>`,
    element('title', `${texts.head.title} · ${restaurant}`),
    element('link', `${origin}/news${asked(language)}`),
    element('description', texts.head.description),
    element('language', language),
    `<atom:link href="${escapeXml(`${origin}/rss.xml${asked(language)}`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

const asked = (language: Language) => (language === 'en' ? '?lang=en' : '')

function addressOf(post: StoredPostCard, { language, origin }: FeedPlace): string {
  return origin + postPath(post, language) + asked(language)
}

/**
 * The picture is not an `<enclosure>`, because that needs the file's length, which is unknown until somebody asks for the picture.
 */
function picture({ coverImageUrl, imageUrl }: StoredPostCard, origin: string): string {
  const shared = [coverImageUrl, imageUrl]
    .map((src) => sharedPicture(src ?? ''))
    .find((src) => src !== undefined)
  if (shared === undefined) return ''
  const { width, height } = sharedPictureSize
  return `<media:content url="${escapeXml(origin + shared)}" medium="image" type="image/jpeg" width="${width}" height="${height}"/>`
}

/**
 * The HTML for feed readers, which may show it on pages of other sites. So it has complete addresses, and each picture as a JPEG,
 * because other sites may show no other format of it.
 */
function htmlForReaders(html: string, page: string): string {
  return html
    .replaceAll(' loading="lazy" decoding="async"', '')
    .replaceAll(/ (href|src)="([^"]*)"/g, (_, name: string, address: string) => {
      const shown = name === 'src' ? (sharedPicture(address) ?? address) : address
      return ` ${name}="${URL.parse(shown, page)?.href ?? shown}"`
    })
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
