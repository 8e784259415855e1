import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

import { describe, expect, it } from 'vitest'

import siteMap from '#src/routes.ts'
import { chunkGroups, hydratedLater, publicFrame } from '../../scripts/build/chunk-groups.ts'
import { fileMark, scopedClassName } from '../../scripts/build/class-names.ts'
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
    for (const file of [...publicFrame, hydratedLater]) expect(existsSync(join(root, file)), file).toBe(true)
  })

  it('cannot be chosen by a module that is not in the build', () => {
    const group = chunkGroups(root, siteMap).find(({ name }) => typeof name === 'function')
    const empty = { getModuleInfo: () => null }
    expect(() => typeof group?.name === 'function' && group.name(join(root, 'src/root.tsx'), empty)).toThrow(
      'src/entry.client.tsx, which is not in the build',
    )
  })
})

/** The names that a module exports by `export const` and `export { … }`. */
function exportedNames(code: string): string[] {
  const constants = [...code.matchAll(/^export (?:const|class) (\w+)/gm)].map(([, name = '']) => name)
  const lists = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  return [...constants, ...lists.map((name) => name.trim().split(' as ').at(-1) ?? '')].toSorted()
}

describe('what stands in for the parts of React Router that we do not use', () => {
  it.each(Object.entries(standIns))('exports no more than %s itself', (part, code) => {
    const own = exportedNames(
      readFileSync(join(root, 'node_modules/react-router/dist/production', part), 'utf8'),
    )
    expect(own.length).toBeGreaterThan(2)
    expect(own).toEqual(expect.arrayContaining(exportedNames(code)))
  })
})
