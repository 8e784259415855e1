import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { actionText } from '#src/features/audit/texts/action-texts.ts'
import { auditTexts } from '#src/features/audit/texts/audit-texts.ts'
import { auditedAboutContent } from '#src/features/pages/server/about-content-table.ts'
import { auditedHomeContent } from '#src/features/pages/server/home-content-table.ts'
import { auditedPageSeo } from '#src/features/pages/server/page-seo-table.ts'
import { auditedSettings } from '#src/features/restaurant/server/restaurant-table.ts'
import { fieldLabels } from '#src/features/audit/texts/field-labels.ts'
import { auditLabels } from '#src/layouts/office-audit-labels.ts'

/** The sources of every server, in which actions, kinds and fields of audit entries are written as literals. */
const sources = globSync('src/features/*/server/*.ts')
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'))
const tables = sources.filter((source) => source.includes('AuditedThing<'))

function found(texts: readonly string[], pattern: RegExp): string[] {
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, value = '']) => value)))]
}

const missing = (wanted: readonly string[], texts: object) => wanted.filter((each) => !(each in texts))

for (const language of ['vi', 'en'] as const) {
  test(`every action of the office has its sentence in the audit log, in ${language}`, () => {
    const actions = found(sources, /\baction: '([a-z]+\.[a-z-]+)'/g)
    expect(actions).toContain('orders.status')
    expect(actions.filter((action) => !actionText(action, '', language))).toEqual([])
  })

  test(`every kind of thing has its name in the audit log, in ${language}`, () => {
    const kinds = found(tables, /AuditedThing<[^=]*> = \{\s*kind: '([a-z-]+)'/g)
    expect(kinds).toContain('order')
    expect(missing(kinds, auditTexts[language].kinds)).toEqual([])
    expect(missing(kinds, auditTexts[language].things)).toEqual([])
  })

  test(`every field of a thing has its label in the audit log, in ${language}`, () => {
    const labels: Readonly<Record<string, object>> = auditLabels[language].fields
    const things = tables.flatMap((source) => [
      ...source.matchAll(/AuditedThing<[^=]*> = \{\s*kind: '([a-z-]+)'(.*?)\n\}/gs),
    ])
    for (const [, kind = '', definition = ''] of things) {
      const fields = found([definition], /^ {4}(\w+): '(?:shown|masked)'/gm)
      // A look at what is stored of a number leaves an entry without any field.
      expect(fields.length > 0 || definition.includes('fields: {}'), kind).toBe(true)
      expect(missing(fields, { ...fieldLabels[language], ...labels[kind] })).toEqual([])
    }
  })

  test.each([auditedHomeContent, auditedAboutContent, auditedPageSeo, auditedSettings])(
    `every field of pages and settings in entries has the label of its editor, in ${language}: $kind`,
    ({ kind, fields }) => {
      const labels: Readonly<Record<string, object>> = auditLabels[language].fields
      const shown = Object.entries<unknown>(fields).flatMap(([field, rule]) =>
        rule === 'ignored' ? [] : [field],
      )
      expect(shown.length).toBeGreaterThan(0)
      expect(missing(shown, labels[kind] ?? {})).toEqual([])
      expect(missing([kind], auditTexts[language].things)).toEqual([])
    },
  )
}
