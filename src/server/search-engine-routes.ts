import type { FastifyInstance } from 'fastify'

import { sitePages } from '../web/site-pages.ts'
import { ownOrigin } from './origin.ts'
import type { Services } from './services.ts'

const anHour = 'public, max-age=3600'

/** What search engines may read, and where everything is, in both languages (resolutions §7). */
export function searchEngineRoutes(app: FastifyInstance, { config }: Services): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('Cache-Control', anHour)
      .type('text/plain; charset=utf-8')
      .send(robots(ownOrigin(request, config))),
  )
  app.get('/sitemap.xml', (request, reply) =>
    reply
      .header('Cache-Control', anHour)
      .type('application/xml; charset=utf-8')
      .send(sitemap(ownOrigin(request, config))),
  )
}

/** The office and a guest's own ticket are nobody's search result. */
function robots(origin: string): string {
  const closed = ['/admin', '/staff', '/login', '/order/']
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

function sitemap(origin: string): string {
  const entries = sitePages.flatMap(({ path }) => {
    const vietnamese = escapeXml(`${origin}${path}`)
    const english = `${vietnamese}?lang=en`
    const alternates = [
      ['vi', vietnamese],
      ['en', english],
      ['x-default', vietnamese],
    ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    return [vietnamese, english].map((address) => `<url><loc>${address}</loc>${alternates.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

/** Where PUBLIC_URL is not set the address comes from the request's Host, which anyone can write. */
function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
