import { isCanonical } from '#src/kernel/parse-url.ts'
import { sharedPicture, sharedPictureSize } from '#src/kernel/picture-variants.ts'
import { escapeXml } from '#src/kernel/xml.ts'
import type { Language } from '#src/kernel/language.ts'
import { postPath } from '../rules/post-address.ts'
import { postTexts } from '../rules/post-texts.ts'
import { newsPageTexts } from '../texts/page-texts.ts'
import type { StoredPostCard } from './news-store.ts'

/** How many posts a feed contains at most. Feed readers need only new posts. */
const maxFeedPosts = 20

/** The language of a feed, and the site's origin for complete addresses. */
interface FeedPlace {
  readonly language: Language
  readonly origin: string
}

/** A post for a feed, with the HTML that `renderMarkdown` has made of its text in the feed's language. */
export interface FeedPost extends StoredPostCard {
  readonly contentHtml: string
}

/**
 * The newest of these posts, the newest first. `posts` may be in any order. Posts whose canonical address is on another site are
 * left out.
 */
export function newestPosts(posts: readonly StoredPostCard[], place: FeedPlace): readonly StoredPostCard[] {
  const own = posts.filter((post) => isCanonical(addressOf(post, place), post.canonicalUrl))
  const newest = own.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  return newest.slice(0, maxFeedPosts)
}

/** The feed (RSS 2.0) with these posts in one language, each with its picture and its whole text. The author is the restaurant. */
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
      // Feed readers recognize a post by this id. It never changes, but a post's address may change.
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
 * The picture is not an `<enclosure>`: that element must contain the file's length, which the server knows only after it has made
 * the picture for a request.
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
 * Changes the HTML for feed readers, which may show it on other sites: addresses become complete, and each picture becomes a JPEG,
 * because JPEG is the only format that our server lets other sites show.
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
