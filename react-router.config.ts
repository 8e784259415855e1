import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { Config } from '@react-router/dev/config'
import { build } from 'vite'

import { writePublicManifest } from './scripts/build/public-manifest.ts'
import { supportedBrowsers } from './scripts/build/supported-browsers.ts'

const packings = { br: promisify(brotliCompress), gz: promisify<Buffer, Buffer>(gzip) }

/** Lays scripts, styles and drawings beside themselves compressed, once and as small as can be, for the server to send. */
async function layCompressedBeside(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => /\.(js|css|svg)$/.test(name))) {
    const content = await readFile(join(folder, file))
    for (const [ending, pack] of Object.entries(packings)) {
      await writeFile(join(folder, `${file}.${ending}`), await pack(content))
    }
  }
}

/** What stands in the head of public pages is a file of its own, which the server puts into the HTML. */
async function buildHeadScript(outDir: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: false,
      target: supportedBrowsers,
      rolldownOptions: {
        input: 'src/web/before-hydration.ts',
        output: { format: 'iife', entryFileNames: 'before-hydration.js' },
      },
    },
  })
}

export default {
  appDirectory: 'src',
  ssr: true,
  // Every page's code is in the manifest from the start: discovering routes lazily costs a request per link.
  routeDiscovery: { mode: 'initial' },
  // What loads a page's data is a few lines: as files of their own they would cost more than they bring.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writePublicManifest(join(buildDirectory, 'client/assets'))
    await layCompressedBeside(join(buildDirectory, 'client'))
    await buildHeadScript(join(buildDirectory, 'server'))
  },
} satisfies Config
