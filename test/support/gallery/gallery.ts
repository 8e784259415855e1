import { fileURLToPath } from 'node:url'

import { test as base } from '@playwright/test'
import { build } from 'vite'

const entry = fileURLToPath(new URL('gallery-entry.tsx', import.meta.url))
const address = 'http://gallery.test/'

interface WorkerFixtures {
  /** The built files of the page, by path. */
  galleryFiles: ReadonlyMap<string, string | Uint8Array>
}

/**
 * Browser tests of the component gallery, which is no part of what guests get: it is built apart, into memory, from the
 * same sources, and opened without a server.
 */
export const test = base.extend<{ gallery: void }, WorkerFixtures>({
  galleryFiles: [async ({}, use) => use(await buildGallery()), { scope: 'worker' }],
  // Letters drawn the same on every machine, whatever its screen and font settings.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'],
    }),
  gallery: [
    async ({ page, galleryFiles }, use) => {
      await page.route(`${address}**`, (route) => {
        const path = new URL(route.request().url()).pathname.slice(1)
        const body = path === '' ? pageOf(galleryFiles) : galleryFiles.get(path)
        return body === undefined
          ? route.fulfill({ status: 404 })
          : route.fulfill({ body: Buffer.from(body), contentType: typeOf(path) })
      })
      // Everything is where it belongs at once, however slow the machine.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => document.fonts.ready)
      await use()
    },
    { auto: true },
  ],
})

async function buildGallery(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: entry } },
  })
  if (!('output' in built)) throw new Error('One build has one output')
  return new Map(built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}

function pageOf(files: ReadonlyMap<string, unknown>): string {
  const names = [...files.keys()]
  const styles = names.filter((name) => name.endsWith('.css'))
  const scripts = names.filter((name) => name.endsWith('.js'))
  return `<!doctype html><html lang="vi"><head><title>Design</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')}</head>
    <body><div id="root"></div>
    ${scripts.map((name) => `<script type="module" src="/${name}"></script>`).join('')}</body></html>`
}

function typeOf(path: string): string {
  if (path.endsWith('.css')) return 'text/css'
  if (path.endsWith('.js')) return 'text/javascript'
  if (path.endsWith('.svg')) return 'image/svg+xml'
  return path === '' ? 'text/html; charset=utf-8' : 'application/octet-stream'
}
