import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

import siteMap from '#src/routes.ts'
import { chunkGroups, hydratedLater, publicForm, publicFrame } from '../../scripts/build/chunk-groups.ts'
import { fileMark, scopedClassName } from '../../scripts/build/class-names.ts'
import { replaceFunctions, unusedFunctions } from '../../scripts/build/unused-router-functions.ts'
import { standIns } from '../../scripts/build/unused-router-parts.ts'

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
    for (const file of [...publicFrame, hydratedLater, publicForm])
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

function routerModule(part: string): string {
  return readFileSync(join(root, 'node_modules/react-router/dist/production', part), 'utf8')
}

/** The names that a module exports by `export const` and `export { … }`. */
function exportedNames(code: string): string[] {
  const constants = [...code.matchAll(/^export (?:const|class) (\w+)/gm)].map(([, name = '']) => name)
  const lists = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  return [...constants, ...lists.map((name) => name.trim().split(' as ').at(-1) ?? '')].toSorted()
}

describe('what stands in for the parts of React Router that we do not use', () => {
  it.each(Object.entries(standIns))('exports no more than %s itself', (part, code) => {
    const own = exportedNames(routerModule(part))
    expect(own.length).toBeGreaterThan(2)
    expect(own).toEqual(expect.arrayContaining(exportedNames(code)))
  })
})

describe('the functions of React Router that we leave out', () => {
  const replaced = (code: string, names: Readonly<Record<string, string>>) =>
    replaceFunctions(code, parseAst(code), names)

  it.each(Object.entries(unusedFunctions))('are in %s, each once', (part, functions) => {
    const code = routerModule(part)
    expect(replaced(code, functions)).not.toBe(code)
  })

  it('get another body wherever they stand, and nothing else changes', () => {
    const code =
      'function outer() { function one() { return 1 } return one() + two() }\nconst Two = wrap(() => { return 2 })'
    expect(replaced(code, { one: 'return 3', Two: '' })).toBe(
      'function outer() { function one() {return 3} return one() + two() }\nconst Two = wrap(() => {})',
    )
  })

  it.each(['function one() {} function one() {}', 'const one = 1'])(
    'are rejected where %s does not hold exactly one',
    (code) => {
      expect(() => replaced(code, { one: '' })).toThrow('not one function one')
    },
  )

  it('are used by none of our pages', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    )
    const sources = files.map((file) => [file, readFileSync(join(root, 'src', file), 'utf8')] as const)
    const using = (pattern: RegExp) => sources.filter(([, code]) => pattern.test(code)).map(([file]) => file)

    const imported =
      /import \{[^}]*\b(Form|useFetchers?|useSubmit|useBlocker|usePrompt|useRevalidator)\b[^}]*\} from 'react-router'/
    expect(using(imported)).toEqual([])
    expect(using(/\bviewTransition\b/)).toEqual([])
    expect(using(/export (const|async function|function) (clientA|a)ction\b/)).toEqual([])
    expect(using(/export (const|async function|function) (clientM|m)iddleware\b/)).toEqual([])
    const withLoader = using(/export (const|async function|function) loader\b/)
    expect(withLoader.length).toBeGreaterThan(5)
    const inBrowser = using(/export (const|async function|function) clientLoader\b/)
    // Its data stays for the visit.
    expect(withLoader.filter((file) => !inBrowser.includes(file))).toEqual(['root.tsx'])
  })
})
