import { isCanonical } from '#src/kernel/parse-url.ts'
import { escapeXml } from '#src/kernel/xml.ts'
import type { Language } from '#src/kernel/language.ts'
import { postPath } from '../rules/post-address.ts'
import { postTexts } from '../rules/post-texts.ts'
import { newsPageTexts } from '../texts/page-texts.ts'
import type { StoredPostCard } from './news-store.ts'

/** Readers of a feed only want new posts. */
const maxFeedPosts = 20

/**
 * The newest posts as RSS 2.0 in one language. `posts` may come in any order. Posts are left out if their own page names another
 * site as their source.
 */
export function newsFeed(
  posts: readonly StoredPostCard[],
  { language, origin, restaurant }: { language: Language; origin: string; restaurant: string },
): string {
  const texts = newsPageTexts[language]
  const asked = language === 'en' ? '?lang=en' : ''
  const addressOf = (post: StoredPostCard) => origin + postPath(post, language) + asked
  const own = posts.filter((post) => isCanonical(addressOf(post), post.canonicalUrl))
  const newest = own.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
  const items = newest.slice(0, maxFeedPosts).map((post) => {
    const { title, excerpt } = postTexts(post, language)
    return [
      '<item>',
      element('title', title),
      element('link', addressOf(post)),
      // Feed readers recognize a post by its id: the id never changes, but an address may.
      `<guid isPermaLink="false">${escapeXml(post.id)}</guid>`,
      element('description', excerpt),
      element('pubDate', new Date(post.createdAt).toUTCString()),
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `${texts.head.title} · ${restaurant}`),
    element('link', `${origin}/news${asked}`),
    element('description', texts.head.description),
    element('language', language),
    `<atom:link href="${escapeXml(`${origin}/rss.xml${asked}`)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
