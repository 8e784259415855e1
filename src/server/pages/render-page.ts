import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

import type { Language } from '#src/kernel/language.ts'
import { createApi } from '#src/web/api.ts'
import type { providePageRequest } from '#src/web/request-context.ts'
import { compressedResponse, type CompressedResponse } from '../http/compressed-response.ts'
import type { FinishPage } from './first-paint.ts'
import { injectTransport, type PageVisitor } from '../http/inject-transport.ts'
import { pagePolicy, scriptNonce, takeOwnScripts } from './page-policy.ts'

/** The built site. In production the server loads it once; in development Vite provides it for every request. */
export interface Site {
  readonly loadBuild: () => Promise<ServerBuild>
  /** True during development: no page is stored, and the browser may connect to Vite. */
  readonly inDevelopment: boolean
  readonly finish?: FinishPage
}

export interface RenderedPage {
  readonly status: number
  readonly location?: string
  readonly response: CompressedResponse
}

export interface PageToRender {
  readonly app: FastifyInstance
  readonly site: Site
  readonly build: ServerBuild
  readonly origin: string
  /** The path and the query, with only the parameters that the page declares. */
  readonly address: string
  readonly language: Language
  readonly isPublic: boolean
  readonly frameOrigin: string | undefined
  readonly visitor: PageVisitor
  readonly cacheControl: 'no-cache' | 'no-store'
  readonly log: FastifyRequest['log']
}

/** Renders a page with React Router, adds its styles and its policy, and compresses it. */
export async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const { app, site, build, origin, language, log } = page
  const { inDevelopment } = site
  const context = new RouterContextProvider()
  const nonce = scriptNonce()
  let unavailable = false
  siteEntry(build).providePageRequest(context, {
    api: createApi(injectTransport(app, page.visitor)),
    language,
    origin,
    scriptNonce: nonce,
    rendered: new Map(),
    report(error) {
      unavailable ||= isUnavailable(error)
      log.error({ err: error }, 'a page could not be rendered')
    },
  })
  const served = page.isPublic && !inDevelopment ? withPublicManifest(build) : build
  const handle = createRequestHandler(served, inDevelopment ? 'development' : 'production')
  const response = await handle(
    new Request(origin + page.address, { headers: { accept: 'text/html' } }),
    context,
  )
  // The policy trusts the page's own scripts by hashes instead of the nonce, so a stored page stays valid.
  const { html: rendered, scripts } = takeOwnScripts(await response.text(), nonce)
  const finished = await site.finish?.(rendered, { isPublic: page.isPublic })
  const html = finished?.html ?? rendered
  const headers = {
    'Content-Security-Policy': pagePolicy([...scripts, ...(finished?.scripts ?? [])], {
      inDevelopment,
      frameOrigin: page.frameOrigin,
    }),
    // The language may come from the cookie. Without the header `Vary`, a shared cache could send a page in the wrong language.
    Vary: 'Accept-Encoding, Cookie',
    'Content-Language': language,
    'Cache-Control': unavailable ? 'no-store' : page.cacheControl,
    // Part of the page could not be loaded, probably only for a short time. So the header tells the client when to request the page
    // again.
    ...(unavailable ? { 'Retry-After': '5' } : {}),
  }
  const compressed = await compressedResponse(
    html,
    response.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    headers,
  )
  const location = response.headers.get('Location')
  return { status: unavailable ? 503 : response.status, response: compressed, ...(location && { location }) }
}

/** Makes public pages load a shorter list of routes, which leaves out the office's routes (scripts/build/public-manifest.ts). */
function withPublicManifest(build: ServerBuild): ServerBuild {
  const url = build.assets.url.replace('/manifest-', '/public-manifest-')
  return { ...build, assets: { ...build.assets, url } }
}

/**
 * True if a call of the API got the response 503. The built site has its own copy of the class `ApiError`, so `instanceof` would be
 * false; the class's name is compared instead.
 */
function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === 503
}

/** The exports of `entry.server.tsx` that React Router does not require itself. */
export function siteEntry(build: ServerBuild): { providePageRequest: typeof providePageRequest } {
  return build.entry.module as unknown as { providePageRequest: typeof providePageRequest }
}
