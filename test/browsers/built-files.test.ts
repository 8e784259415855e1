import { readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'

import { transformAsync } from '@babel/core'
import DoIUse from 'doiuse/lib/DoIUse.js'
import { ESLint } from 'eslint'
import postcss from 'postcss'
import { beforeAll, expect, test } from 'vitest'

import { scriptFallbacks, styleFallbacks } from './fallbacks.ts'
import { declaredBrowsers, missingBuiltIns } from './missing-built-ins.ts'

const assets = resolve(import.meta.dirname, '../../build/client/assets')
const browsers = declaredBrowsers.map(({ name, version }) => `${name} ${version}`)

/** What the built files use and a declared browser lacks, each with the files it stands in. */
type Missing = Map<string, Set<string>>

const scripts: Missing = new Map()
const styles: Missing = new Map()

function note(missing: Missing, what: string, file: string): void {
  missing.set(what, (missing.get(what) ?? new Set()).add(file))
}

beforeAll(async () => {
  const files = readdirSync(assets)
  await Promise.all([
    noteMethods(files.filter((file) => file.endsWith('.js'))),
    noteNames(),
    noteStyles(files.filter((file) => file.endsWith('.css'))),
  ])
})

/** Methods that core-js would stand in for, by its table of what which browser has. */
async function noteMethods(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const shouldInjectPolyfill = (name: string, isMissing: boolean) => {
      if (isMissing && name.startsWith('es.')) note(scripts, name, file)
      return false
    }
    const targets = Object.fromEntries(declaredBrowsers.map(({ name, version }) => [name, version]))
    await transformAsync(readFileSync(resolve(assets, file), 'utf8'), {
      configFile: false,
      babelrc: false,
      compact: true,
      sourceType: 'module',
      // By the names that are really used: `usage-global` adds whatever may come with them.
      plugins: [
        [
          'babel-plugin-polyfill-corejs3',
          { method: 'usage-pure', version: '3.51', targets, shouldInjectPolyfill },
        ],
      ],
    })
  }
}

/** Names such as `requestIdleCallback` and `URL.parse`, by MDN's table. */
async function noteNames(): Promise<void> {
  const missing = declaredBrowsers.map(missingBuiltIns)
  const globals = [...new Set(missing.flatMap((browser) => browser.globals))]
  const members = [
    ...globals.map((name) => `window.${name}`),
    ...missing.flatMap((browser) => browser.members.map((member) => member.join('.'))),
  ]
  const restricted = [...new Set(members)].map((member) => {
    const [object, property] = member.split('.')
    return { object, property }
  })
  const eslint = new ESLint({
    cwd: assets,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.js'],
      linterOptions: { noInlineConfig: true },
      rules: {
        'no-restricted-globals': ['error', ...globals],
        'no-restricted-properties': ['error', ...restricted],
      },
    },
  })
  for (const { filePath, messages } of await eslint.lintFiles(['*.js'])) {
    for (const { message } of messages)
      note(scripts, /'([^']+)'/.exec(message)?.[1] ?? message, basename(filePath))
  }
}

async function noteStyles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const onFeatureUsage = ({ feature }: { feature: string }) => note(styles, feature, file)
    const check = new DoIUse({ browsers, onFeatureUsage })
    const css = readFileSync(resolve(assets, file), 'utf8')
    await postcss([
      { postcssPlugin: 'doiuse', OnceExit: (root, { result }) => check.postcss(root, result) },
    ]).process(css, { from: undefined })
  }
}

test.each([
  ['scripts', scripts, scriptFallbacks],
  ['style sheets', styles, styleFallbacks],
])(
  'what the built %s need and a declared browser lacks is named with its fallback',
  (_of, missing, named) => {
    const unnamed = [...missing].filter(([what]) => !(what in named))
    expect(Object.fromEntries(unnamed.map(([what, files]) => [what, [...files].slice(0, 3)]))).toEqual({})
  },
)

test.each([
  ['scripts', scripts, scriptFallbacks],
  ['style sheets', styles, styleFallbacks],
])('no fallback is named of what the built %s do without', (_of, missing, named) => {
  expect(Object.keys(named).filter((what) => !missing.has(what))).toEqual([])
})
