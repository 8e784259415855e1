import { createHash } from 'node:crypto'

import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'

import { builtSite, siteFiles } from '#src/server/pages/site-files.ts'
import { webHandler } from '#src/server/pages/page-handler.ts'
import { logLines } from '../support/log-lines.ts'
import { officeCalls } from '../support/office-calls.ts'
import { testRestaurant } from '../support/test-restaurant.ts'
import { hostileTexts, mark } from './hostile-texts.ts'
import { readMarkup } from './read-markup.ts'
import { storedTexts, type Writer } from './stored-texts.ts'

const restaurant = testRestaurant({ LOG_LEVEL: 'trace' }, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})

const pages = ['/', '/menu', '/news', '/booking', '/contact', '/about', '/khong-co']
const files = ['/rss.xml', '/rss.xml?lang=en', '/sitemap.xml', '/robots.txt']
/** Lists that pages of the site and the office read. */
const lists = [
  '/api/home-content',
  '/api/about-content',
  '/api/about-content/record',
  '/api/page-seo',
  '/api/site-settings',
  '/api/menu-items?includeUnavailable=true',
  '/api/categories',
  '/api/customization-schemas',
  '/api/blog-posts',
  '/api/customer-reviews/published',
  '/api/customer-reviews',
  '/api/orders',
  '/api/reservations',
  '/api/contact',
  '/api/notifications',
  '/api/audit',
  '/api/admin/users',
  `/api/search?q=${mark}`,
  '/api/newsletter',
]

let writer: Writer
let lines: string[]
/** Elements that the pages and files have without anything hostile, and what Markdown adds. */
const known = new Set(['p', 'a', 'em', 'strong', 'code', 'pre', 'br', 'ul', 'ol', 'li', 'h2', 'h3'])
/** Addresses that came of what was written. */
const shownAt = new Set<string>()

const get = async (url: string) => restaurant.app.inject(url)
const inBoth = (addresses: readonly string[]) => addresses.flatMap((url) => [url, `${url}?lang=en`])

beforeAll(async () => {
  lines = logLines(restaurant.app)
  writer = {
    restaurant,
    admin: await officeCalls(restaurant, 'admin'),
    guest: await officeCalls(restaurant, 'anonymous'),
  }
  for (const url of [...inBoth(pages), ...files, '/news/mot-ngay-cua-lo-cui']) {
    for (const { name } of readMarkup((await get(url)).body).tags) known.add(name)
  }
})

describe.each(Object.entries(hostileTexts))('a text that would leave %s', (_what, text) => {
  it('is stored as text by every call that takes one, and shows as nothing else on pages and in files', async () => {
    lines.length = 0
    for (const [thing, write] of Object.entries(storedTexts)) {
      const addresses = await write(text, writer).catch((error: unknown) => {
        throw new Error(`${thing} cannot be written`, { cause: error })
      })
      for (const address of addresses ?? []) shownAt.add(address)
    }
    const addresses = [...shownAt].filter((address) => !address.endsWith('.ics'))
    for (const url of [...inBoth([...pages, ...addresses]), ...files]) {
      const { body, headers, statusCode } = await get(url)
      expect(statusCode, url).toBeLessThan(500)
      expect(Object.keys(headers), url).not.toContain('x-injected')
      expect(flawsOf(body, String(headers['content-security-policy'])), url).toEqual([])
    }
    for (const address of [...shownAt].filter((each) => each.endsWith('.ics'))) {
      const calendar = new ICAL.Component(ICAL.parse((await get(address)).body))
      const [event, ...more] = calendar.getAllSubcomponents('vevent')
      expect(more, address).toEqual([])
      expect(event?.getAllProperties('attendee'), address).toEqual([])
    }
    shownAt.clear()
  })

  it('is data and nothing else in every list, and stands in no line of the log', async () => {
    for (const url of lists) {
      const { body, headers, statusCode } = await writer.admin('GET', url)
      expect(statusCode, url).toBe(200)
      expect(headers['content-type'], url).toMatch(/^application\/json/)
      expect(headers['x-content-type-options'], url).toBe('nosniff')
      expect(JSON.stringify(JSON.parse(body)), url).not.toMatch(overridesDirection)
    }
    for (const line of lines) {
      expect(Object.keys(JSON.parse(line) as object)).toContain('level')
      expect(line).not.toContain(mark)
    }
  })
})

it.each([
  `<zz:injected/>`,
  `<p title=""><img src=x onerror=${mark}()></p>`,
  `<a href="java&#9;script:${mark}()">zz</a>`,
  `<a href=' javascript&colon;${mark}()'>zz</a>`,
  `<a href="data:text/html,zz">zz</a>`,
  `<script type="application/ld+json">{"name":"</script><script>${mark}()</script>"}</script>`,
  `<script>own("</script><script>${mark}()</script>")</script>`,
  `<p>\u202E</p>`,
])('the check itself finds what is wrong with %s', (body) => {
  expect(flawsOf(body, '')).not.toEqual([])
})

it.each([
  `<a href="https://zz.example/?javascript:${mark}()">javascript:${mark}()</a>`,
  `<p>&lt;script&gt;${mark}()&lt;/script&gt;</p><!-- <script>${mark}()</script> -->`,
  `<script type="application/ld+json">{"name":"\\u003c/script>${mark}()"}</script>`,
])('the check itself finds nothing wrong with %s', (body) => {
  expect(flawsOf(body, '')).toEqual([])
})

/** Characters that turn the direction of what follows, beyond the text they stand in. */
const overridesDirection = /[\u202A-\u202E\u2066-\u2069]/
const runsCode = /^[\s\p{Cc}]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:(?!image\/))/iu
const withAddresses = ['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'srcset', 'data']
const injectedHash = createHash('sha256').update(`${mark}()`).digest('base64')

/** What a document lets a text do. */
function flawsOf(body: string, policy: string): readonly string[] {
  const { tags, scripts } = readMarkup(body)
  const flaws: string[] = []
  for (const { name, attributes } of tags) {
    if (!known.has(name)) flaws.push(`an element <${name}>`)
    for (const [attribute, value] of attributes) {
      if (attribute.startsWith('on')) flaws.push(`an event handler ${attribute}=${value} at <${name}>`)
      if (withAddresses.includes(attribute) && runsCode.test(value)) {
        flaws.push(`an address that runs code, ${value}, at <${name}>`)
      }
    }
  }
  for (const { tag, code } of scripts) {
    if (tag.attributes.get('type') === 'application/ld+json' && code !== '') {
      if (!isJson(code)) flaws.push(`structured data that is none: ${code}`)
    } else if (code.trimStart().startsWith(mark)) flaws.push(`a script of its own: ${code}`)
  }
  if (policy.includes(injectedHash)) flaws.push('a policy that trusts the injected script')
  if (overridesDirection.test(body)) flaws.push('a character that turns the direction of the text around it')
  return flaws
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
