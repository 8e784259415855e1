import { expect, test } from 'vitest'
import type { z } from 'zod'

import { AboutContentInput } from './about-content.ts'
import { HomeContentInput } from './home-content.ts'
import { PageSeoInput } from './page-seo.ts'

/** The fields of a schema that take a text of no form of its own. */
const textsOf = (schema: z.ZodObject) =>
  Object.keys(schema.shape).filter((field) => schema.safeParse({ [field]: 'Any text' }).success)

/** The greatest length that a field takes. */
function longest(schema: z.ZodObject, field: string, textOf: (length: number) => string): number {
  const takes = (length: number) => schema.safeParse({ [field]: textOf(length) }).success
  return [40, 120, 200, 400, 500, 4000].find((length) => takes(length) && !takes(length + 1)) ?? 0
}

const plain = (length: number) => 'x'.repeat(length)
const address = (length: number) => 'https://example.com/'.padEnd(length, 'x')

test.each([
  ['the home page', HomeContentInput, /(Subtitle|Text)(Vi)?$/, 400],
  ['the page about the restaurant', AboutContentInput, /(Subtitle|Content|Description)(Vi)?$/, 4000],
])(
  'of %s titles have at most 120 characters, and longer texts their own most',
  (_page, schema, long, most) => {
    const fields = textsOf(schema)
    expect(fields.length).toBeGreaterThan(30)
    for (const field of fields)
      expect([field, longest(schema, field, plain)]).toEqual([field, long.test(field) ? most : 120])
  },
)

test.each([
  ['metaTitle', 200, plain],
  ['metaDescription', 500, plain],
  ['keywords', 500, plain],
  ['ogTitle', 200, plain],
  ['ogDescription', 500, plain],
  ['ogType', 40, plain],
  ['canonicalUrl', 500, address],
  ['ogUrl', 500, address],
] as const)('of the head of a page %s has at most %i characters', (field, most, textOf) => {
  expect(longest(PageSeoInput, field, textOf)).toBe(most)
})
