import type { FastifyInstance } from 'fastify'

import { languages, type Language } from '#src/kernel/language.ts'
import { isCanonical } from '#src/kernel/parse-url.ts'
import { escapeXml } from '#src/kernel/xml.ts'
import { legalPages, sitePages } from '#src/web/site-pages.ts'
import { ownOrigin } from '../http/origin.ts'
import { filesPerMinute } from '../http/request-limits.ts'
import type { Services } from '../services.ts'

const anHour = 'public, max-age=3600'

/** The path of a page in each language, and the time of its last change if that time is known. */
export interface PageAddresses {
  readonly vi: string
  readonly en: string
  readonly changedAt?: string
  /**
   * The texts for search engines (title, description and so on) that the owner has written for this page, by language; absent if
   * there are none.
   */
  readonly heads?: Partial<Readonly<Record<Language, WrittenHead>>>
}

interface WrittenHead {
  readonly noIndex?: boolean
  /** The address that search engines should index instead of the page's own address; null if there is none. */
  readonly canonicalUrl: string | null
}

/**
 * Serves robots.txt, which tells search engines what they may read, and a sitemap with every page in both languages: the site's own
 * pages, and the pages that `further` returns at the time of the request. `writtenHeads` returns the texts that the owner has
 * written for the page with a given path.
 */
export function searchEngineRoutes(
  app: FastifyInstance,
  { config }: Services,
  further: () => Promise<readonly PageAddresses[]>,
  writtenHeads: () => Promise<(path: string) => PageAddresses['heads']>,
): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('Cache-Control', anHour)
      .type('text/plain; charset=utf-8')
      .send(robots(ownOrigin(request, config))),
  )
  app.get('/sitemap.xml', { config: filesPerMinute(60) }, async (request, reply) => {
    const heads = await writtenHeads()
    const own = [...sitePages, ...legalPages].map(({ path }) => ({
      vi: path,
      en: path,
      heads: heads(path) ?? {},
    }))
    const pages = [...own, ...(await further())]
    return reply
      .header('Cache-Control', anHour)
      .type('application/xml; charset=utf-8')
      .send(sitemap(ownOrigin(request, config), pages))
  })
}

/** The office and the tickets of guests' orders and bookings must not be search results. */
function robots(origin: string): string {
  const closed = [
    '/admin',
    '/staff',
    '/login',
    '/pair',
    '/kitchen',
    '/order/',
    '/reservation/',
    '/newsletter/',
  ]
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

/**
 * Makes the sitemap. A page's address is left out if the page tells search engines to index another address, or not to index the
 * page at all.
 */
function sitemap(origin: string, pages: readonly PageAddresses[]): string {
  const entries = pages.flatMap((page) => {
    const own = { vi: `${origin}${page.vi}`, en: `${origin}${page.en}?lang=en` }
    // The addresses are escaped, because without PUBLIC_URL the origin comes from the request's Host header, which a client can set
    // to any text.
    const addresses = { vi: escapeXml(own.vi), en: escapeXml(own.en) }
    const indexed = languages.filter((language) => {
      const { noIndex, canonicalUrl } = page.heads?.[language] ?? {}
      return !noIndex && isCanonical(own[language], canonicalUrl)
    })
    const [first] = indexed
    const alternates = [
      ...indexed.map((each) => [each, each] as const),
      ...(first ? [['x-default', first] as const] : []),
    ].map(
      ([language, each]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addresses[each]}"/>`,
    )
    const changed = page.changedAt ? `<lastmod>${page.changedAt}</lastmod>` : ''
    return indexed.map((each) => `<url><loc>${addresses[each]}</loc>${changed}${alternates.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}
