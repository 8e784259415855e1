import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' }

import { supportedBrowsers } from '../../scripts/build/supported-browsers.ts'

type Identifiers = Readonly<Record<string, Identifier>>

/** A browser of scripts/build/supported-browsers.ts, by the name that MDN and core-js have for it. */
export interface DeclaredBrowser {
  readonly name: 'chrome' | 'safari' | 'firefox'
  readonly version: string
}

export const declaredBrowsers = supportedBrowsers.map((browser) => {
  const [, name, version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? []
  return { name, version } as DeclaredBrowser // as the file has them
})

/** What a browser lacks: names such as `requestIdleCallback`, and members such as `['URL', 'parse']`. */
export interface MissingBuiltIns {
  readonly globals: readonly string[]
  readonly members: readonly (readonly [of: string, member: string])[]
}

/** What of the language and of the web's interfaces a browser lacks, by MDN's tables. */
export function missingBuiltIns(browser: DeclaredBrowser): MissingBuiltIns {
  // Neither table describes itself, though their type allows it.
  const interfaces = [bcd.javascript.builtins, bcd.api].flatMap((table) =>
    Object.entries(table as Identifiers),
  )
  const globals = new Set<string>()
  const members: [string, string][] = []
  for (const [name, { __compat, ...parts }] of interfaces) {
    if (__compat && !supports(browser, __compat)) globals.add(name)
    for (const [key, part] of Object.entries(parts as Identifiers)) {
      const member = key.replace(/_static$/, '')
      // What is no name of a member describes how one behaves.
      if (member === name || !/^[a-z]+$/i.test(member) || !part.__compat || supports(browser, part.__compat))
        continue
      if (name === 'Window') globals.add(member)
      else members.push([name, member])
    }
  }
  return { globals: [...globals], members }
}

function supports({ name, version }: DeclaredBrowser, { support }: CompatStatement): boolean {
  return [support[name] ?? []].flat().some((entry) => {
    const { version_added: added, version_removed: removed } = entry
    if (entry.flags || entry.prefix || entry.alternative_name) return false
    return isUpTo(version, added) && !isUpTo(version, removed)
  })
}

function isUpTo(version: string, other: string | boolean | null | undefined): boolean {
  if (typeof other !== 'string' || other === 'preview') return false
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = other.replace('≤', '').split('.').map(Number)
  return otherMajor < major || (otherMajor === major && otherMinor <= minor)
}
