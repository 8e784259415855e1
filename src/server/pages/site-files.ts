import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'

import { firstPaint } from './first-paint.ts'
import { StartError } from '../start-error.ts'
import type { Site } from './render-page.ts'

const clientFolder = fileURLToPath(new URL('../../../build/client', import.meta.url))
const serverBuild = fileURLToPath(new URL('../../../build/server/index.js', import.meta.url))

/** The built site's scripts, styles and pictures. Names under /assets carry a hash of their content. */
export async function siteFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    // Each file gets its own route, so that every other address falls through to the pages.
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build lays compressed files beside the scripts and styles.
    preCompressed: true,
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/')
      response.header(
        'Cache-Control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}

/** Loads the built site once. */
export async function builtSite(): Promise<Site> {
  if (!existsSync(serverBuild))
    throw new StartError('The site is not built yet. Run npm start, or npm run build.')
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild // what `react-router build` writes
  return { inDevelopment: false, loadBuild: async () => build, finish: firstPaint(clientFolder) }
}
