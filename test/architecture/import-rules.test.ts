import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { checkImports } from './check-imports.ts'
import { readCodeGraph } from './code-graph.ts'
import { featureEdges, findCycle, openToServers, siteFrameUses } from './feature-edges.ts'
import { importRules } from './import-rules.ts'

type Files = Readonly<Record<string, string>>

const edges = {
  edges: { menu: ['choices'], choices: [], users: [] },
  openToServers: ['users'],
  siteFrameUses: ['menu'],
  openParts: { menu: ['site/menu-link'], choices: ['site/options'] },
  officeUsesSite: ['choices'],
}

/** A small project in which every kind of allowed import occurs. */
const validProject: Files = {
  'src/kernel/money.ts': `import type { z } from 'zod'\nexport type Amount = z.ZodNumber\nexport const zero = 0`,
  'src/kernel/field.ts': `import { z } from 'zod'\nexport const it = z.string()`,
  'src/design/price.tsx': `import { zero } from '#src/kernel/money.ts'\nexport const Price = () => zero`,
  'src/server/app.ts': `import { menuRoutes } from '#src/features/menu/server/menu-routes.ts'\nexport const app = menuRoutes`,
  'src/server/database.ts': `import { Pool } from 'pg'\nexport const pool = new Pool()`,
  'src/layouts/header.tsx': `import { MenuLink } from '#src/features/menu/ui/site/menu-link.tsx'\nexport const Header = MenuLink`,
  'src/routes.ts': `export default ['layouts/header.tsx', 'features/menu/ui/site/menu-page.tsx']`,
  'src/features/choices/contract/choice.ts': `import { z } from 'zod'\nexport const Choice = z.string()\nexport type Choice = string`,
  'src/features/choices/rules/price.ts': `import type { Choice } from '../contract/choice.ts'\nexport const price = (_: Choice) => 1`,
  'src/features/choices/server/choices.ts': `export const choices = []`,
  'src/features/choices/server/choice-store.ts': `export const find = () => []`,
  'src/features/choices/server/choice-table.ts': `import { pgTable } from 'drizzle-orm/pg-core'\nexport const choiceTable = pgTable('choices', {})`,
  'src/features/choices/texts/texts.ts': `export const texts = {}`,
  'src/features/choices/ui/site/options.tsx': `export const Options = () => null`,
  'src/features/users/server/users.ts': `export const whoIs = () => null`,
  'src/features/menu/contract/dish.ts': `import { Choice } from '#src/features/choices/contract/choice.ts'\nexport const Dish = Choice`,
  'src/features/menu/rules/sort.ts': `import { price } from '#src/features/choices/rules/price.ts'\nexport const sort = price`,
  'src/features/menu/server/menu-routes.ts': `import { findDishes } from './menu-store.ts'\nexport const menuRoutes = findDishes`,
  'src/features/menu/server/menu-store.ts': `import { pool } from '#src/server/database.ts'
import { choices } from '#src/features/choices/server/choices.ts'
import { whoIs } from '#src/features/users/server/users.ts'
import { dishTable } from './menu-table.ts'
export const findDishes = () => [pool, choices, dishTable, whoIs]`,
  'src/features/menu/server/menu-table.ts': `import { pgTable } from 'drizzle-orm/pg-core'
import { choiceTable } from '#src/features/choices/server/choice-table.ts'
export const dishTable = pgTable('dishes', { choice: choiceTable })`,
  'src/features/menu/ui/site/menu-link.tsx': `import { Link } from 'react-router'\nexport const MenuLink = Link`,
  'src/features/menu/ui/site/menu-page.tsx': `import { Price } from '#src/design/price.tsx'
import { Options } from '#src/features/choices/ui/site/options.tsx'
import type { Dish } from '../../contract/dish.ts'
export default function MenuPage() { return [Price, Options] }
export type Shown = Dish`,
  'src/features/menu/ui/office/dishes-screen.tsx': `import { Frame } from '#src/web/office-frame.tsx'\nexport const Dishes = Frame`,
  'src/features/menu/ui/office/dish-form.tsx': `import { z } from 'zod'\nimport { Dish } from '../../contract/dish.ts'\nexport const form = [z, Dish]`,
  'src/web/office-frame.tsx': `import { AppShell } from '@mantine/core'\nexport const Frame = AppShell`,
  'db/seed/load.ts': `import { dishTable } from '#src/features/menu/server/menu-table.ts'\nexport const load = dishTable`,
  'test/journey.e2e.ts': `import { dishTable } from '#src/features/menu/server/menu-table.ts'\nexport const rows = dishTable`,
}

async function rulesBrokenBy(files: Files): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'bep-lua-project-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'), 'junction')
  writeFileSync(join(root, 'package.json'), JSON.stringify({ imports }))
  for (const [path, text] of Object.entries({ ...validProject, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { violations } = await checkImports(root, edges)
  return [...new Set(violations.map(({ rule }) => rule))]
}

const imports = { '#src/*': './src/*', '#test/*': './test/*', '#db/*': './db/*' }

const importing = (what: string) => `import { it } from '${what}'\nexport const used = it`

/** What each rule forbids, as one more file in the valid project. */
const planted: readonly (readonly [rule: string, what: string, path: string, text: string])[] = [
  ['1-kernel-alone', 'a kernel that uses a component', 'src/kernel/a.ts', importing('#src/design/price.tsx')],
  ['1-kernel-without-packages', 'a kernel that uses React', 'src/kernel/a.ts', importing('react')],
  ['1-kernel-without-packages', 'a kernel that reads files', 'src/kernel/a.ts', importing('node:fs')],
  [
    '2-design-knows-no-feature',
    'a component that knows the menu',
    'src/design/a.tsx',
    importing('#src/features/menu/rules/sort.ts'),
  ],
  ['tests-stay-outside', 'a program that uses the seed', 'src/server/a.ts', importing('#db/seed/load.ts')],
  [
    '3-shared-code-is-pure',
    'rules that ask the server',
    'src/features/menu/rules/a.ts',
    importing('../server/menu-store.ts'),
  ],
  [
    '3-contract-uses-zod-alone',
    'a contract that uses React',
    'src/features/menu/contract/a.ts',
    importing('react'),
  ],
  ['3-rules-use-no-package', 'rules that use React', 'src/features/menu/rules/a.ts', importing('react')],
  ['3-rules-use-no-package', 'rules that use Node', 'src/features/menu/rules/a.ts', importing('node:crypto')],
  [
    '3-contracts-are-types-in-the-browser',
    'a page with a contract at run time',
    'src/features/menu/ui/site/a.tsx',
    importing('../../contract/dish.ts'),
  ],
  [
    '4-through-the-public-api',
    'a server that goes past the public API',
    'src/features/menu/server/a.ts',
    importing('#src/features/choices/server/choice-store.ts'),
  ],
  [
    '4-through-the-public-api',
    'a query of another feature’s table',
    'src/features/menu/server/a.ts',
    importing('#src/features/choices/server/choice-table.ts'),
  ],
  [
    '4-tables-refer-to-tables',
    'a table that uses a store',
    'src/features/menu/server/a-table.ts',
    importing('#src/features/choices/server/choice-store.ts'),
  ],
  [
    '4-server-shows-nothing',
    'a server that uses a component',
    'src/features/menu/server/a.ts',
    importing('#src/design/price.tsx'),
  ],
  [
    '4-shared-server-knows-no-feature',
    'a shared server file that knows the menu',
    'src/server/a.ts',
    importing('#src/features/menu/rules/sort.ts'),
  ],
  [
    '8-tables-belong-to-their-feature',
    'a table read outside its feature',
    'src/server/a.ts',
    importing('#src/features/menu/server/menu-table.ts'),
  ],
  [
    '8-tables-belong-to-their-feature',
    'SQL for another’s table',
    'src/features/choices/server/a.ts',
    'export const a = sql`select * from dishes`',
  ],
  [
    '5-browser-code-without-server',
    'a part that imports its server',
    'src/features/menu/ui/site/a.tsx',
    importing('../../server/menu-store.ts'),
  ],
  [
    '5-browser-code-without-server',
    'a type of the server in the browser',
    'src/web/a.ts',
    `import type { pool } from '#src/server/database.ts'\nexport type A = typeof pool`,
  ],
  [
    '5-browser-code-without-server-packages',
    'a page that uses Zod',
    'src/features/menu/ui/site/a.tsx',
    importing('zod'),
  ],
  [
    '5-browser-code-without-server-packages',
    'a page that uses Zod by way of the kernel',
    'src/features/menu/ui/site/a.tsx',
    importing('#src/kernel/field.ts'),
  ],
  [
    '5-browser-code-without-server-packages',
    'a part of public pages that uses a contract’s schemas by way of another feature',
    'src/features/menu/ui/site/menu-link.tsx',
    importing('#src/features/choices/contract/choice.ts'),
  ],
  [
    '5-browser-code-without-server-packages',
    'an office screen that uses a package of the server',
    'src/features/menu/ui/office/a.tsx',
    importing('pg'),
  ],
  [
    '5-browser-code-without-server-packages',
    'a page that uses Node',
    'src/features/menu/ui/site/a.tsx',
    importing('node:path'),
  ],
  [
    '5-interface-uses-open-parts',
    'a page that uses another feature’s texts',
    'src/features/menu/ui/site/a.tsx',
    importing('#src/features/choices/texts/texts.ts'),
  ],
  [
    '5-frame-uses-open-parts',
    'a frame that uses a feature’s server',
    'src/layouts/a.tsx',
    importing('#src/features/choices/server/choices.ts'),
  ],
  [
    '5-web-knows-no-feature',
    'a hook for every interface that uses a feature',
    'src/web/a.tsx',
    importing('#src/features/choices/ui/site/options.tsx'),
  ],
  [
    '5-layouts-are-for-the-site-map',
    'a page that uses a frame’s part',
    'src/features/menu/ui/site/a.tsx',
    importing('#src/layouts/cart-button.tsx'),
  ],
  [
    '6-site-without-office',
    'a page that shows an office screen',
    'src/features/menu/ui/site/a.tsx',
    `export const a = import('../office/dishes-screen.tsx')`,
  ],
  [
    '6-site-without-office',
    'a frame that uses the office’s',
    'src/web/a.tsx',
    importing('./office-frame.tsx'),
  ],
  [
    '6-office-uses-site-if-declared',
    'an office screen that uses a page’s part',
    'src/features/menu/ui/office/a.tsx',
    importing('../site/b.tsx'),
  ],
  [
    '6-office-packages-under-office',
    'Mantine on a page',
    'src/features/menu/ui/site/a.tsx',
    importing('@mantine/core'),
  ],
  [
    '7-edges-of-choices',
    'an edge that is not declared',
    'src/features/choices/rules/a.ts',
    importing('#src/features/menu/rules/sort.ts'),
  ],
  [
    '7-edges-are-declared',
    'a feature without a line',
    'src/features/news/rules/a.ts',
    importing('#src/features/menu/rules/sort.ts'),
  ],
  [
    '7-edges-of-the-site-frame',
    'a frame that knows another feature',
    'src/layouts/a.tsx',
    importing('#src/features/choices/ui/site/options.tsx'),
  ],
  [
    '7-one-file-of-a-name',
    'an interface called as the contract',
    'src/features/menu/ui/site/dish.tsx',
    importing('../../rules/sort.ts'),
  ],
  [
    '7-no-cycles',
    'two modules that need each other',
    'src/kernel/a.ts',
    `import { b } from './b.ts'\nexport const a = () => b`,
  ],
  [
    '7-no-cycles',
    'two modules that need each other’s types',
    'src/kernel/a.ts',
    `import type { B } from './b.ts'\nexport type A = B | 1`,
  ],
  [
    '9-aliases-across-folders',
    'a relative way into another feature',
    'src/features/menu/rules/a.ts',
    importing('../../choices/rules/price.ts'),
  ],
  [
    '9-aliases-across-folders',
    'a relative way out of a feature',
    'src/features/menu/rules/a.ts',
    importing('../../../kernel/money.ts'),
  ],
  [
    '9-aliases-across-folders',
    'a way up over three folders',
    'test/support/site/deep/a.ts',
    `export const a = import('../../../journey.e2e.ts')`,
  ],
  [
    '9-aliases-across-folders',
    'an alias for what lies near',
    'src/features/menu/server/a.ts',
    importing('#src/features/menu/contract/dish.ts'),
  ],
  ['7-no-barrels', 'an index file', 'src/kernel/index.ts', 'export const a = 1'],
  [
    '7-no-barrels',
    'a file that only passes on',
    'src/kernel/a.ts',
    `/** All. */\nexport * from './money.ts'\nexport { zero } from './money.ts'\n`,
  ],
  [
    '10-comments-cite-no-sections',
    'a comment that cites a section of a document',
    'src/kernel/a.ts',
    `/** Rounded half up (money \u00a72). */\nexport const a = 1`,
  ],
  [
    '10-comments-cite-no-sections',
    'a line comment that cites a section',
    'src/kernel/a.ts',
    `export const a = 1 // money \u00a72`,
  ],
  [
    '11-office-writes-are-recorded',
    'a write in a transaction of its own',
    'src/features/menu/server/a.ts',
    `export const a = (db) => db.transaction(async (tx) => tx.delete(1))`,
  ],
  [
    '11-office-writes-are-recorded',
    'a change of public content on its own',
    'src/features/menu/server/a.ts',
    `export const a = ({ content }) => content.change(async (tx) => tx.delete(1))`,
  ],
  ...['new Date()', 'Date.now()', 'useState(Date.now)', 'new Date', 'Date()', 'performance.timeOrigin'].map(
    (clock) =>
      [
        '12-the-server-has-the-clock',
        `the clock of the device, by ${clock}`,
        'src/features/menu/ui/site/a.ts',
        `export const a = () => ${clock}`,
      ] as const,
  ),
  ...[
    `eval('1')`,
    `new Function('return 1')`,
    "sql.raw('1')",
    "spawn('ls', { shell: true })",
    'Math.random()',
    "createHash('md5')",
    "createHmac('sha1', key)",
    "createCipheriv('aes-128-ecb', key, null)",
    '({ rejectUnauthorized: false })',
  ].map(
    (danger) =>
      [
        '13-no-dangerous-functions',
        `a dangerous function, ${danger}`,
        'src/features/menu/server/a.ts',
        `export const a = () => ${danger}`,
      ] as const,
  ),
  [
    '13-no-dangerous-functions',
    'a command for a shell',
    'src/features/menu/server/a.ts',
    `import { execSync } from 'node:child_process'\nexport const a = () => execSync('ls')`,
  ],
  [
    '8-only-the-site-map-names-pages',
    'a page inside another',
    'src/features/menu/ui/site/a.tsx',
    importing('./menu-page.tsx'),
  ],
  [
    '8-only-the-app-registers-routes',
    'routes registered elsewhere',
    'src/features/menu/server/a.ts',
    importing('./menu-routes.ts'),
  ],
]

const companions: Files = {
  'src/layouts/cart-button.tsx': 'export const it = 1',
  'src/features/menu/ui/site/b.tsx': 'export const it = 1',
  'src/kernel/b.ts': `import { a } from './a.ts'\nexport const b = () => a`,
}

describe('the import rules', () => {
  it('find nothing in a project where every import is allowed', async () => {
    expect(await rulesBrokenBy({})).toEqual([])
  })

  it('let office screens use their own public pages if that is declared', async () => {
    const screen = { 'src/features/choices/ui/office/a.ts': importing('../site/b.ts') }
    expect(
      await rulesBrokenBy({ ...screen, 'src/features/choices/ui/site/b.ts': 'export const it = 1' }),
    ).toEqual([])
  })

  it('find a part declared as open that nobody else imports', async () => {
    const own = { 'src/layouts/header.tsx': 'export const Header = 1' }
    expect(await rulesBrokenBy(own)).toEqual(['6-open-parts-are-used'])
  })

  it.each(planted)('%s finds %s', async (rule, _what, path, text) => {
    const companion = Object.fromEntries(
      Object.entries(companions).filter(([file]) => !file.includes('kernel/b') || rule === '7-no-cycles'),
    )
    expect(await rulesBrokenBy({ ...companion, [path]: text })).toContain(rule)
  })

  it('are each shown to find something', () => {
    const shown = new Set(planted.map(([rule]) => rule))
    const unshown = importRules({ ...edges, pages: [] })
      .map(({ name }) => name)
      .filter((name) => !shown.has(name) && !['7-edges-of-menu', '7-edges-of-users'].includes(name))
    expect(unshown).toEqual([])
  })
})

describe('the checker', () => {
  it('says so when it could not read a file, instead of finding nothing', async () => {
    await expect(rulesBrokenBy({ 'src/+types/a.ts': 'export const a = 1' })).rejects.toThrow(
      'did not read 1 of',
    )
  })

  it('sees imports of all kinds: plain, of types, dynamic and passed on', async () => {
    const root = mkdtempSync(join(tmpdir(), 'bep-lua-project-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    mkdirSync(join(root, 'src'))
    const kinds = [
      `import './b.ts'`,
      `import type { T } from './c.ts'`,
      `export const d = import('./d.ts')`,
      `export { e } from './e.ts'`,
    ]
    writeFileSync(join(root, 'src/a.ts'), `${kinds.join('\n')}\nexport type U = T`)
    for (const name of 'bcde')
      writeFileSync(join(root, `src/${name}.ts`), `export const ${name} = 1\nexport type T = 1`)
    const { modules } = await readCodeGraph(root, ['src'], [])
    const seen = modules
      .find(({ source }) => source === 'src/a.ts')
      ?.dependencies.map(({ resolved }) => resolved)
    expect(seen?.toSorted()).toEqual(['src/b.ts', 'src/c.ts', 'src/d.ts', 'src/e.ts'])
  })
})

describe('the features’ edges', () => {
  it('have no cycle', () => {
    expect(findCycle(featureEdges)).toBeUndefined()
  })

  it('are shown with their cycle where they have one', () => {
    expect(findCycle({ a: ['b'], b: ['c'], c: ['b'] })).toEqual(['b', 'c', 'b'])
  })

  it('leave no feature that every server may use', () => {
    expect(openToServers.filter((feature) => featureEdges[feature]?.length !== 0)).toEqual([])
  })

  it('lead to features that have a line themselves', () => {
    const named = [...Object.values(featureEdges).flat(), ...siteFrameUses]
    expect(named.filter((feature) => !(feature in featureEdges))).toEqual([])
  })
})
