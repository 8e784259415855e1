import Validator from '@adobe/structured-data-validator'
import { describe, expect, it } from 'vitest'

import type { Category, MenuItem } from '#src/features/menu/contract/menu.ts'
import { structuredMenu } from '#src/features/menu/rules/structured-menu.ts'
import type { BlogPost, BlogPostCard } from '#src/features/news/contract/blog-post.ts'
import { structuredArticle } from '#src/features/news/rules/structured-article.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { structuredRestaurant } from '#src/features/restaurant/rules/structured-restaurant.ts'
import { breadcrumbs } from '#src/web/breadcrumbs.ts'
import { languages } from '#src/kernel/language.ts'
import { schemaOrg } from '../support/schema-org.ts'
import { testRestaurant } from '../support/test-restaurant.ts'

const restaurant = testRestaurant()
const validator = new Validator(schemaOrg())

async function read<Data>(url: string): Promise<Data> {
  const response = await restaurant.app.inject(url)
  expect(response.statusCode, url).toBe(200)
  return response.json<Data>()
}

/** What the validator rejects: what must be there and is not, and what schema.org has no name for. */
async function rejected(thing: object): Promise<string[]> {
  const type = String((thing as { '@type'?: unknown })['@type'])
  const issues = await validator.validate({ jsonld: { [type]: [thing] } })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage }) => issueMessage)
}

describe.each(languages)('what search engines are told, in %s,', (language) => {
  const site = { language, origin: 'https://pizza.example', path: '/news/oven' }

  it('is a restaurant', async () => {
    const settings = await read<CurrentSiteSettings>('/api/site-settings')
    expect(await rejected(structuredRestaurant(settings, site))).toEqual([])
  })

  it('is a menu', async () => {
    const categories = await read<Category[]>('/api/categories')
    const dishes = await read<MenuItem[]>('/api/menu-items?includeUnavailable=true')
    expect(dishes.length).toBeGreaterThan(10)
    expect(await rejected(structuredMenu({ categories, dishes }, site))).toEqual([])
  })

  it('is a news article', async () => {
    const settings = await read<CurrentSiteSettings>('/api/site-settings')
    const [first] = await read<BlogPostCard[]>('/api/blog-posts')
    const post = await read<BlogPost>(`/api/blog-posts/slug/${first?.slug}`)
    expect(await rejected(structuredArticle(post, settings, site))).toEqual([])
  })

  it.each([
    '/menu',
    '/about',
    '/news',
    '/contact',
    '/booking',
    '/privacy-policy',
    '/terms-of-service',
    '/accessibility',
  ])('leads to %s, by the names of the site’s links', async (path) => {
    const way = breadcrumbs({ ...site, path })
    expect(await rejected(way)).toEqual([])
    expect(JSON.stringify(way)).not.toContain(`"name":"${path}"`)
  })

  it('leads to an article', async () => {
    const way = breadcrumbs(site, 'The oven')
    expect(await rejected(way)).toEqual([])
    const query = language === 'en' ? '?lang=en' : ''
    expect(way).toMatchObject({
      itemListElement: [
        { position: 1, item: `https://pizza.example/${query}` },
        { position: 2, item: `https://pizza.example/news${query}` },
        { position: 3, item: `https://pizza.example/news/oven${query}`, name: 'The oven' },
      ],
    })
  })
})

it.each([
  ['a type that schema.org does not have', { '@type': 'Pizzeria-Napoletana' }],
  [
    'a step of a way without its place',
    { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Home' }] },
  ],
])('the validator rejects %s', async (_what, thing) => {
  expect(await rejected(thing)).not.toEqual([])
})
