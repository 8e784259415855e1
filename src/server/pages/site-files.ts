import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import { defaultLanguage } from '#src/kernel/language.ts'
import { createApi } from '#src/web/api.ts'
import { StartError } from '../start-error.ts'
import { firstPaint, missingMarks } from './first-paint.ts'
import { scriptNonce, takeOwnScripts } from './page-policy.ts'
import { type Site, siteEntry } from './render-page.ts'

const clientFolder = fileURLToPath(new URL('../../../build/client', import.meta.url))
/** The script for the head of public pages, which `react-router build` makes from src/web/before-hydration.ts. */
const headScriptFile = fileURLToPath(new URL('../../../build/server/before-hydration.js', import.meta.url))
const serverBuild = fileURLToPath(new URL('../../../build/server/index.js', import.meta.url))

/**
 * Serves the built site's scripts, styles and pictures. File names under /assets contain a hash of the content. The server looks
 * for these files on the disk at each request: if several servers are updated one after the other, a server that still runs the old
 * release thus finds the files for newer pages.
 */
export async function siteFiles(app: FastifyInstance): Promise<void> {
  const common = {
    index: false,
    cacheControl: false,
    // The build writes compressed files beside the scripts and styles; the server sends the compressed files.
    preCompressed: true,
    setHeaders,
  } as const
  await app.register(fastifyStatic, { ...common, root: join(clientFolder, 'assets'), prefix: '/assets/' })
  await app.register(fastifyStatic, {
    ...common,
    root: clientFolder,
    // Each file gets a route of its own instead of one route for all files. So an address without a file reaches the handler that
    // responds with pages.
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
  })
}

function setHeaders(response: FastifyReply, path: string): void {
  const hashed = path.includes('/assets/')
  response.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  // Browsers look for a new service worker at each visit; a copy that is an hour old would keep the old one.
  if (/\/office-push\.js(\.\w+)?$/.test(path)) response.header('Cache-Control', 'no-cache')
  // An SVG file is XML, so its header names the character encoding, as the headers of text files do.
  if (/\.svg(\.\w+)?$/.test(path)) response.header('Content-Type', 'image/svg+xml; charset=utf-8')
  // Another site that shows a link to this site may embed the link's picture.
  if (/\/brand\/social_\w+\.jpg$/.test(path)) response.header('Cross-Origin-Resource-Policy', 'cross-origin')
}

/** Loads the built site once, and checks that the scripts of its pages can wait until the pages are painted. */
export async function builtSite(): Promise<Site> {
  if (!existsSync(serverBuild) || !existsSync(headScriptFile))
    throw new StartError('The site is not built yet. Run npm start, or npm run build.')
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild // `react-router build` writes this type
  const headScript = (await readFile(headScriptFile, 'utf8')).trim()
  const missing = missingMarks(await pageWithoutData(build))
  if (missing.length > 0)
    throw new StartError(`Pages are rendered without ${missing.join(', ')}, which first-paint.ts replaces.`)
  return { inDevelopment: false, loadBuild: async () => build, finish: firstPaint(clientFolder, headScript) }
}

/**
 * Renders the page for the case that no data could be loaded. It serves as a sample, because it has the same scripts as every other
 * page.
 */
async function pageWithoutData(build: ServerBuild): Promise<string> {
  const context = new RouterContextProvider()
  const nonce = scriptNonce()
  const origin = 'http://start.test'
  siteEntry(build).providePageRequest(context, {
    api: createApi(() => Promise.reject(new Error('There is no data at the start'))),
    language: defaultLanguage,
    origin,
    scriptNonce: nonce,
    rendered: new Map(),
    report: () => {},
  })
  const response = await createRequestHandler(build, 'production')(new Request(origin), context)
  return takeOwnScripts(await response.text(), nonce).html
}
