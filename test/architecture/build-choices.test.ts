import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

import { describe, expect, it } from 'vitest'

import siteMap from '#src/routes.ts'
import {
  afterFrame,
  chunkGroups,
  entrances,
  firstTap,
  hydratedLater,
  publicForm,
  publicFrame,
} from '../../scripts/build/chunk-groups.ts'
import { fileMark, scopedClassName } from '../../scripts/build/class-names.ts'

const root = resolve(import.meta.dirname, '../..')

describe('a scoped CSS class', () => {
  it('bears the mark of its file’s path, the same wherever the project is', () => {
    const file = ['src', 'design', 'card.module.css']
    const name = scopedClassName('footer', join('/one', ...file), '/one')
    expect(name).toMatch(/^footer_[\w-]{3}$/)
    expect(scopedClassName('footer', join('/an/other', ...file), '/an/other')).toBe(name)
  })

  it('is another in each style sheet, those of one name included', () => {
    const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => `src/${file.split(sep).join('/')}`)
    expect(sheets.length).toBeGreaterThan(50)
    expect(new Set(sheets.map(fileMark)).size).toBe(sheets.length)
    expect(fileMark('src/features/orders/ui/page.module.css')).not.toBe(
      fileMark('src/features/menu/ui/page.module.css'),
    )
  })
})

describe('the files of the browser’s build', () => {
  it('are chosen by modules that exist', () => {
    for (const file of [...publicFrame, ...entrances, firstTap, afterFrame, hydratedLater, publicForm])
      expect(existsSync(join(root, file)), file).toBe(true)
  })

  it('cannot be chosen by a module that is not in the build', () => {
    const group = chunkGroups(root, siteMap).find(({ name }) => typeof name === 'function')
    const empty = { getModuleInfo: () => null }
    expect(() => typeof group?.name === 'function' && group.name(join(root, 'src/root.tsx'), empty)).toThrow(
      'src/entry.client.tsx, which is not in the build',
    )
  })
})

/** A small site: what each module imports at once, and what it imports later. */
const smallSite: Readonly<Record<string, { now?: readonly string[]; later?: readonly string[] }>> = {
  'src/entry.client.tsx': {},
  'src/root.tsx': { now: ['src/design/button.tsx'] },
  'src/layouts/site-layout.tsx': {},
  'src/design/button.tsx': {},
  [afterFrame]: {},
  [hydratedLater]: {},
  [publicForm]: {},
  'src/features/pages/ui/site/home-page.tsx': {
    now: ['src/kernel/dates.ts', 'src/features/pages/hero.tsx', hydratedLater],
    later: ['src/features/pages/lower.tsx'],
  },
  'src/features/pages/hero.tsx': {},
  'src/features/pages/lower.tsx': {
    now: ['src/features/pages/lower.module.css', 'src/features/news/card.module.css'],
  },
  'src/features/pages/lower.module.css': {},
  'src/features/menu/ui/site/menu-page.tsx': {
    now: ['src/kernel/dates.ts', 'src/features/menu/price.ts', 'src/kernel/sort.ts'],
    later: [firstTap, 'src/features/orders/checkout.tsx'],
  },
  'src/features/menu/price.ts': {},
  [firstTap]: { now: ['src/features/menu/price.ts', 'src/design/drawer.tsx', 'src/design/tabs.tsx'] },
  'src/features/orders/checkout.tsx': {
    now: ['src/design/drawer.tsx', 'src/features/orders/totals.ts', publicForm, 'src/web/phone-field.tsx'],
    later: ['src/features/orders/transfer.tsx'],
  },
  'src/features/orders/transfer.tsx': { now: ['src/features/orders/totals.ts'] },
  'src/features/orders/totals.ts': {},
  'src/features/legal/privacy-page.tsx': { now: ['src/features/legal/chapter.tsx'] },
  'src/features/legal/terms-page.tsx': { now: ['src/features/legal/chapter.tsx', 'src/kernel/xml.ts'] },
  'src/features/legal/chapter.tsx': {},
  'src/features/news/news-page.tsx': { now: [hydratedLater], later: ['src/features/news/cards.tsx'] },
  'src/features/news/cards.tsx': { now: ['src/features/news/card.module.css'] },
  'src/features/news/card.module.css': {},
  'src/features/news/article-page.tsx': {
    now: ['src/design/tabs.tsx', 'src/web/share.ts', 'src/kernel/xml.ts'],
  },
  'src/features/orders/ticket-page.tsx': { now: ['src/web/share.ts', 'src/kernel/xml.ts'] },
  'src/features/contact/contact-page.tsx': { now: [publicForm, 'src/web/phone-field.tsx'] },
  'src/layouts/office-layout.tsx': {},
  'src/features/menu/dishes-page.tsx': {
    now: ['src/web/office/table.tsx', 'src/kernel/sort.ts', 'src/features/menu/dish-form.tsx'],
  },
  'src/features/orders/orders-page.tsx': { now: ['src/web/office/table.tsx'] },
  'src/web/office/table.tsx': {},
  'src/features/menu/dish-form.tsx': {},
  'src/design/drawer.tsx': {},
  'src/design/tabs.tsx': {},
  'src/kernel/dates.ts': {},
  'src/kernel/sort.ts': {},
  'src/kernel/xml.ts': {},
  'src/web/share.ts': {},
  'src/web/phone-field.tsx': {},
}
const page = (file: string) => ({ file: `features/${file}` })
const smallSiteMap = [
  {
    file: 'layouts/site-layout.tsx',
    children: [
      page('pages/ui/site/home-page.tsx'),
      page('menu/ui/site/menu-page.tsx'),
      page('legal/privacy-page.tsx'),
      page('legal/terms-page.tsx'),
      page('news/news-page.tsx'),
      page('news/article-page.tsx'),
      page('orders/ticket-page.tsx'),
      page('contact/contact-page.tsx'),
    ],
  },
  {
    file: 'layouts/office-layout.tsx',
    children: [page('menu/dishes-page.tsx'), page('orders/orders-page.tsx')],
  },
]

describe('a module of the browser’s build', () => {
  const groups = chunkGroups(root, smallSiteMap)
  const idsOf = (paths: readonly string[] = []) => paths.map((path) => join(root, path))
  const graph = {
    getModuleInfo(id: string) {
      const module = smallSite[relative(root, id).split(sep).join('/')]
      return module ? { importedIds: idsOf(module.now), dynamicallyImportedIds: idsOf(module.later) } : null
    },
  }
  const fileOf = (path: string) =>
    groups
      .map(({ name }) => (typeof name === 'function' ? name(join(root, path), graph) : null))
      .find((name) => name !== null)

  it.each([
    ['of the public frame', 'src/root.tsx', 'frame'],
    ['that the frame imports', 'src/design/button.tsx', 'frame'],
    ['of home or the menu and another page', 'src/kernel/dates.ts', 'frame'],
    ['of one page alone', 'src/features/pages/hero.tsx', undefined],
    ['of two pages of one feature', 'src/features/legal/chapter.tsx', 'legal'],
    ['of a page and its own dialog', 'src/features/menu/price.ts', 'menu-menu'],
    ['of a page and the office', 'src/kernel/sort.ts', 'menu-menu'],
    ['of pages of two features', 'src/web/share.ts', 'news-orders'],
    ['of pages of more features', 'src/kernel/xml.ts', 'shared'],
    ['of design in a page and a dialog', 'src/design/tabs.tsx', 'steps'],
    ['of pages and dialogs with a form for guests', 'src/web/phone-field.tsx', 'forms'],
    ['that makes such a form', publicForm, 'forms'],
    ['of a dialog alone', firstTap, undefined],
    ['of the dialog of a dish and another', 'src/design/drawer.tsx', 'dialogs'],
    ['of two other dialogs', 'src/features/orders/totals.ts', 'orders-parts'],
    [
      'of styles that a page shows before its part is hydrated',
      'src/features/pages/lower.module.css',
      'pages-home',
    ],
    ['of styles that home and another page show so', 'src/features/news/card.module.css', 'frame'],
    ['of two screens of the office', 'src/web/office/table.tsx', 'office'],
    ['of one screen of the office', 'src/features/menu/dish-form.tsx', undefined],
    ['of a package', 'node_modules/zod/index.js', undefined],
  ])('%s, %s, is in %s', (_what, path, file) => {
    expect(fileOf(path)).toBe(file)
  })
})
