import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { ServerBuild } from 'react-router'
import { beforeAll, describe, expect, it } from 'vitest'

import { publicManifestName } from '../../scripts/build/public-manifest.ts'

const root = resolve(import.meta.dirname, '../..')
const client = join(root, 'build/client')
const serverBuild = join(root, 'build/server/index.js')

// Literals survive minification, so a text that stands in no browser source betrays where a chunk comes from.
const serverSource = /^(server|features\/[^/]+\/server)\//
const contractSource = /^features\/[^/]+\/contract\//
const officeSource = /\/office|^web\/office/
const testSource = /\.test\.tsx?$|-samples\.ts$/

/** Texts in the code of packages that belong on the server or in the office. */
const serverPackages = {
  drizzle: ['drizzle:entityKind', 'drizzle:Name'],
  fastify: ['FST_ERR_', 'fastify'],
  node: ['node:crypto', 'node:fs', 'process.env.DATABASE'],
}
/** Forms of the office check by the contracts; public pages never do, at first or later. */
const zodTexts = ['$ZodType', 'ZodError']
const officePackages = ['mantine-', '__mantine', 'ReactCrop']

interface Chunk {
  readonly name: string
  readonly code: string
}

let chunks: readonly Chunk[]
let build: ServerBuild

beforeAll(async () => {
  if (!existsSync(client) || !existsSync(serverBuild)) {
    throw new Error('The site is not built, so its output cannot be looked at. Run npm run build first.')
  }
  chunks = readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(client, 'assets', name), 'utf8') }))
  build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild // what `react-router build` writes
})

/** The sources below src that match, without tests. */
function sources(matches: (path: string) => boolean): { file: string; code: string }[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !testSource.test(file) && matches(file))
    .map((file) => ({ file, code: readFileSync(join(root, 'src', file), 'utf8') }))
}

type Text = readonly [text: string, file: string]

/** Every literal of 16 characters or more in these sources, but for what they import. */
function literals(matches: (path: string) => boolean): Text[] {
  return sources(matches).flatMap(({ file, code }) =>
    [...code.matchAll(/(?<!from )'([^'\\\n]{16,})'/g)].map(([, text = '']) => [text, file] as const),
  )
}

/** Those literals of one side that occur nowhere on the other. */
function onlyIn(own: RegExp): Text[] {
  const elsewhere = sources((path) => !own.test(path))
    .map(({ code }) => code)
    .join('\n')
  return literals((path) => own.test(path)).filter(([text]) => !elsewhere.includes(text))
}

function found(texts: readonly Text[], where: readonly Chunk[]): string[] {
  return texts.flatMap(([text, from]) =>
    where.filter(({ code }) => code.includes(text)).map(({ name }) => `${name} holds "${text}" of ${from}`),
  )
}

/** The scripts a visitor of this page loads before anything else happens, with all they import statically. */
function firstLoad(routeId: string): Chunk[] {
  return withImports(routeId, /(?:from|^import|;import)\s*["']\.\/([^"']+\.js)["']/g)
}

/** Those, and all that they may ever import. */
function everyLoad(routeId: string): Chunk[] {
  return withImports(routeId, /["'`](?:\.\/|assets\/)([^"'`]+\.js)["'`]/g)
}

function withImports(routeId: string, imported: RegExp): Chunk[] {
  const { entry, routes } = build.assets
  const wanted = new Set([entry.module, ...entry.imports])
  for (let id: string | undefined = routeId; id !== undefined; id = routes[id]?.parentId) {
    const route = routes[id]
    for (const file of [route?.module, ...(route?.imports ?? [])]) if (file !== undefined) wanted.add(file)
  }
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]))
  const loaded = new Set([...wanted].map((file) => file.split('/').at(-1) ?? ''))
  for (const name of loaded) {
    for (const [, file = ''] of byName.get(name)?.code.matchAll(imported) ?? []) loaded.add(file)
  }
  return [...loaded].flatMap((name) => byName.get(name) ?? [])
}

/** The pages within the public frame, whatever the site map calls them. */
const publicPages = () =>
  Object.keys(build.assets.routes).filter((id) => build.assets.routes[id]?.parentId === 'layouts/site-layout')

describe('the browser’s build', () => {
  it('can be read: texts of the browser’s own code are found in it', () => {
    const shown = literals((path) => path.endsWith('-texts.ts'))
    expect(shown.length).toBeGreaterThan(10)
    expect(found(shown, chunks).length).toBeGreaterThan(shown.length / 2)
  })

  it('tells public pages of public routes alone, and not what the office prefetches', () => {
    const { url, routes } = build.assets
    const name = publicManifestName(url.split('/').at(-1) ?? '')
    const code = chunks.find((chunk) => chunk.name === name)?.code ?? ''
    const told = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)) as typeof build.assets
    expect(Object.keys(told.routes)).toEqual(['root', 'layouts/site-layout', ...publicPages()])
    expect(Object.keys(told.routes).length).toBeLessThan(Object.keys(routes).length)
    for (const id of Object.keys(told.routes)) {
      const { path, index, parentId, module, css, hasLoader, hasClientLoader } = routes[id] ?? {}
      const needed = { path, index, parentId, module, css, hasLoader: hasLoader || undefined }
      expect(told.routes[id]).toMatchObject(
        JSON.parse(JSON.stringify({ ...needed, hasClientLoader: hasClientLoader || undefined })) as object,
      )
    }
    expect(code).not.toContain('"imports":["/assets/controls')
    expect(code).not.toContain('false')
  })

  it('holds nothing of our servers', () => {
    const texts = onlyIn(serverSource)
    expect(texts.length).toBeGreaterThan(50)
    expect(found(texts, chunks)).toEqual([])
  })

  it.each(Object.entries(serverPackages))('holds nothing of %s', (name, texts) => {
    expect(
      found(
        texts.map((text) => [text, name]),
        chunks,
      ),
    ).toEqual([])
  })
})

describe('the first load of a public page', () => {
  it('is known: the entry, the page and its frame', () => {
    const menu = publicPages().find((id) => id.endsWith('menu-page'))
    const names = firstLoad(menu ?? '').map(({ name }) => name)
    for (const part of ['entry.client', 'root', 'site-layout', 'menu-page']) {
      expect(
        names.some((name) => name.startsWith(part)),
        `${part} in ${names.join(', ')}`,
      ).toBe(true)
    }
  })

  it('holds no office code', () => {
    const texts = onlyIn(officeSource)
    const fromPackages = officePackages.map((text) => [text, 'an office package'] as const)
    expect(publicPages()).toContain('features/menu/ui/site/menu-page')
    for (const page of publicPages())
      expect(found([...texts, ...fromPackages], firstLoad(page)), page).toEqual([])
  })
})

describe('the dialog of a dish', () => {
  /** The files that the menu page fetches for it. */
  function fetchedByMenu(): string[] {
    const menu = publicPages().find((id) => id.endsWith('menu-page')) ?? ''
    const page = firstLoad(menu)
    const there = [
      ...page.map(({ name }) => name),
      ...[menu, 'root', 'layouts/site-layout'].flatMap((id) => build.assets.routes[id]?.css ?? []),
    ].map((file) => file.split('/').at(-1)?.replace('#', ''))
    // As Vite writes the files of what is imported later.
    const list = page.flatMap(({ code }) => /\["assets\/dish-dialog[^\]]+\]/.exec(code) ?? [])
    const files = (JSON.parse(list[0] ?? '[]') as string[]).map((file) => file.replace('assets/', ''))
    return files.filter((file) => !there.includes(file))
  }

  it('waits for no more files than a browser fetches at once, with the call for what dishes offer', () => {
    const connections = 6
    const fetched = fetchedByMenu()
    expect(fetched).toContainEqual(expect.stringMatching(/^dish-dialog.*\.js$/))
    expect(fetched.length, fetched.join(', ')).toBeLessThan(connections)
  })

  it('is compiled when it comes, as are the scripts of the pages with dishes, and not at the tap', () => {
    const hint = '//# allFunctionsCalledOnLoad\n'
    const pages = publicPages().filter((id) => /(menu|home)-page$/.test(id))
    expect(pages).toHaveLength(2)
    const waitedFor = [...fetchedByMenu(), ...pages.flatMap(firstLoad).map(({ name }) => name)]
    // Files of a line or two have no function.
    const compiled = chunks.filter(({ name, code }) => waitedFor.includes(name) && code.includes('=>'))
    expect(compiled.length).toBeGreaterThan(6)
    expect(compiled.filter(({ code }) => !code.startsWith(hint)).map(({ name }) => name)).toEqual([])
  })
})

describe('whatever a public page loads, at first or later,', () => {
  const texts = () => [...onlyIn(contractSource), ...zodTexts.map((text) => [text, 'zod'] as const)]

  it('holds nothing of contracts and Zod', () => {
    expect(texts().length).toBeGreaterThan(50)
    for (const page of publicPages()) {
      expect(everyLoad(page).length, page).toBeGreaterThan(firstLoad(page).length)
      expect(found(texts(), everyLoad(page)), page).toEqual([])
    }
  })

  it('would be found out: the sign-in page of the office holds both', () => {
    const signIn = Object.keys(build.assets.routes).find((id) => id.endsWith('login-page')) ?? ''
    const files = found(texts(), firstLoad(signIn)).map((text) => text.replace(/.* of /, ''))
    expect(files).toEqual(expect.arrayContaining(['zod', 'features/accounts/contract/account.ts']))
  })
})
