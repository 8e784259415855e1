import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from 'react-router'

import { defaultLanguage, isLanguage, type Language } from '../kernel/language.ts'
import { createApi } from '../web/api.ts'
import type { PageHandle } from '../web/page-handle.ts'
import type { providePageRequest } from '../web/request-context.ts'
import { answerStore } from './answer-store.ts'
import { compressedAnswer, sendCompressed, type CompressedAnswer } from './compressed-answer.ts'
import type { FinishPage } from './first-paint.ts'
import { injectTransport } from './inject-transport.ts'
import { ownOrigin } from './origin.ts'
import { pagePolicy, scriptNonce, takeOwnScripts } from './page-policy.ts'
import type { Services } from './services.ts'
import { sessionCookie } from './session-cookie.ts'

/** The built site: in production read once, in development asked of Vite for every request. */
export interface Site {
  readonly loadBuild: () => Promise<ServerBuild>
  /** Someone works on it: nothing is kept, and the browser may listen to Vite. */
  readonly inDevelopment: boolean
  readonly finish?: FinishPage
}

/**
 * Answers every address that is no file and no call of the API with a page. Pages are the same for every visitor of a
 * language, so they are rendered once, kept compressed and dropped when public content changes.
 */
export function webHandler(app: FastifyInstance, services: Services, site: Site): void {
  const pages = answerStore<CompressedAnswer>({ ...services, size: (page) => page.size })
  const underWay = new Map<string, Promise<RenderedPage>>()
  // From the address as it was asked to the page it shows: saves parsing and matching for a page that is kept.
  const knownAddresses = new LRUCache<string, string>({ max: 5_000 })

  app.get('/*', async (request, reply) => {
    const isShared = !site.inDevelopment && request.cookies[sessionCookie] === undefined
    const asked = isShared ? addressAsked(request) : undefined
    const known = asked && knownAddresses.get(asked)
    const ready = known && pages.get(known)
    if (ready) return sendCompressed(request, reply, ready)

    const build = await site.loadBuild()
    const address = new URL(request.url, ownOrigin(request, services.config))
    const language = chosenLanguage(request, address)
    const key = asked && cacheKey(build, address, language)
    const version = services.content.version()

    const kept = key && pages.get(key)
    if (kept) {
      knownAddresses.set(asked, key)
      return sendCompressed(request, reply, kept)
    }

    const render = () => renderPage({ app, build, request, address, language, site })
    // Many guests asking at once for a page that has just been dropped wait for one rendering.
    const page = key ? await shared(underWay, `${version} ${key}`, render) : await render()
    if (key && page.status === 200) pages.set(key, page.answer, version)
    // A page that has moved may move back: nobody keeps where it led.
    if (page.location !== undefined)
      return reply.header('Cache-Control', 'no-cache').redirect(page.location, page.status)
    return sendCompressed(request, reply.code(page.status), page.answer)
  })
}

interface RenderedPage {
  readonly status: number
  readonly location?: string
  readonly answer: CompressedAnswer
}

interface PageToRender {
  readonly app: FastifyInstance
  readonly build: ServerBuild
  readonly request: FastifyRequest
  readonly address: URL
  readonly language: Language
  readonly site: Site
}

async function renderPage(page: PageToRender): Promise<RenderedPage> {
  const { app, build, request, address, language, site } = page
  const { inDevelopment } = site
  const context = new RouterContextProvider()
  const api = createApi(injectTransport(app, request))
  const nonce = scriptNonce()
  let unavailable = false
  siteEntry(build).providePageRequest(context, {
    api,
    language,
    origin: address.origin,
    scriptNonce: nonce,
    report(error) {
      unavailable ||= isUnavailable(error)
      request.log.error({ err: error }, 'a page could not be rendered')
    },
  })
  const handle = createRequestHandler(build, inDevelopment ? 'development' : 'production')
  const response = await handle(new Request(address, { headers: { accept: 'text/html' } }), context)
  const { html: rendered, scripts } = takeOwnScripts(await response.text(), nonce)
  const isPublic = isPublicPage(build, address.pathname)
  const html = (await site.finish?.(rendered, { isPublic })) ?? rendered
  const isPersonal = pageHandle(build, address.pathname)?.personal === true
  const headers = {
    'Content-Security-Policy': pagePolicy(scripts, { inDevelopment }),
    // The language can come from the cookie, which a shared cache must not mix up.
    Vary: 'Accept-Encoding, Cookie',
    'Cache-Control': isPersonal || unavailable ? 'no-store' : 'no-cache',
    'Content-Language': language,
    // The page says that something failed; what it lacks is there again soon.
    ...(unavailable ? { 'Retry-After': '5' } : {}),
  }
  const answer = await compressedAnswer(
    html,
    response.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    headers,
  )
  const location = response.headers.get('Location')
  return { status: unavailable ? 503 : response.status, answer, ...(location && { location }) }
}

/** A call of the API came back with 503. The built site has its own copy of that error's class. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && error.status === 503
}

/** What `entry.server.tsx` exports besides what React Router asks of it. */
function siteEntry(build: ServerBuild): { providePageRequest: typeof providePageRequest } {
  return build.entry.module as unknown as { providePageRequest: typeof providePageRequest }
}

async function shared<Value>(
  underWay: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const existing = underWay.get(key)
  if (existing) return existing
  const started = make().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}

function addressAsked(request: FastifyRequest): string {
  return `${request.protocol} ${request.host} ${request.cookies.language ?? ''} ${request.url}`
}

/** Undefined where a page may not be kept: it does not say so, or a parameter holds what a visitor typed. */
function cacheKey(build: ServerBuild, address: URL, language: Language): string | undefined {
  const handle = pageHandle(build, address.pathname)
  if (!handle || handle.personal || handle.freeParameters?.some((name) => address.searchParams.has(name)))
    return undefined
  const declared = (handle.cachedParameters ?? []).map((name) => [name, address.searchParams.get(name)])
  // A page asked for by `?lang=` keeps it in its links and forms, one shown by the cookie has none to keep.
  const byAddress = isLanguage(address.searchParams.get('lang'))
  return JSON.stringify([address.origin, address.pathname, language, byAddress, declared])
}

function pageHandle(build: ServerBuild, pathname: string): PageHandle | undefined {
  return matchedRoutes(build, pathname).at(-1)?.handle as PageHandle | undefined // page modules export it by this type
}

/** What stands in the frame of the public site, and not in the office's. */
function isPublicPage(build: ServerBuild, pathname: string): boolean {
  return matchedRoutes(build, pathname).some(({ id }) => id === 'web/site-layout')
}

function matchedRoutes(build: ServerBuild, pathname: string): RouteObject[] {
  return matchRoutes(routesBelow(build, undefined), pathname)?.map(({ route }) => route) ?? []
}

function routesBelow(build: ServerBuild, parent: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((entry) => {
    if (!entry || entry.parentId !== parent) return []
    const { id, path, index, module } = entry
    const { handle } = module
    return [index ? { id, index, handle } : { id, path, handle, children: routesBelow(build, id) }]
  })
}

/** `?lang=` wins for shared links, then the cookie that mirrors the visitor's choice, then Vietnamese. */
function chosenLanguage(request: FastifyRequest, address: URL): Language {
  const asked = address.searchParams.get('lang')
  if (isLanguage(asked)) return asked
  const { language } = request.cookies
  return isLanguage(language) ? language : defaultLanguage
}
