import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ServerBuild } from 'react-router'

import { addressGroup } from '#src/kernel/address-group.ts'
import { isLanguage } from '#src/kernel/language.ts'
import { ProblemError } from '#src/kernel/problem.ts'
import { createApi } from '#src/web/api.ts'
import { responseCache } from '../http/response-cache.ts'
import { sendCompressed } from '../http/compressed-response.ts'
import { visitorAddress } from '../http/visitor-address.ts'
import { injectTransport } from '../http/inject-transport.ts'
import { ownOrigin, requestHost } from '../http/origin.ts'
import { beginsOtherwise } from '../http/request-target.ts'
import { sendBusyPage } from './busy-page.ts'
import { helpPhone } from './help-phone.ts'
import { findPage, type FoundPage } from './find-page.ts'
import { pageAddresses, type PageAddress } from './page-address.ts'
import { pageRenderings, type PageRenderings } from './page-renderings.ts'
import { renderPage, type RenderedPage, type Site } from './render-page.ts'
import type { Services } from '../services.ts'
import { hasSessionCookie } from '../http/session-cookie.ts'

/**
 * The longest address that a page may have, in characters: half of the size that a request's first line and headers may have
 * together.
 */
const maxUrlLength = 4 * 1024
/**
 * The page key of an address longer than this is not remembered but worked out at each request: remembering it would cost more than
 * it saves.
 */
const maxKnownAddress = 400

/**
 * Responds with a page to every address that is neither a file nor a call of the API. Public pages are the same for every visitor
 * of a language. So the server renders them once without anyone's cookies, stores them compressed, and drops them when public
 * content changes. Pages that are not stored are rendered in turn, with a limited rate for each visitor's address
 * (render-rate-limit.ts).
 */
export function webHandler(app: FastifyInstance, services: Services, site: Site): void {
  const { config, content, clock } = services
  const isStoring = !site.inDevelopment
  const stored = responseCache<RenderedPage>({ ...services, size: ({ response }) => response.size })
  // For each requested address, the key of its stored page. So the server need not parse the same address and match it with the
  // routes again.
  const knownAddresses = new LRUCache<string, string>({ max: 5_000 })
  const api = createApi(injectTransport(app, { host: 'localhost' }))
  const addressOf = pageAddresses(services, api)
  const phone = helpPhone(services, api)
  const render = pageRenderings({
    stored,
    contentVersion: () => content.version(),
    isLimited: isStoring && config.rateLimits,
  })

  /**
   * A page may have been rendered a while ago, so the `Server-Timing` header says when the page is sent. The browser's code reads
   * the current time from this header (src/web/clock.ts).
   */
  const send = (request: FastifyRequest, reply: FastifyReply, page: RenderedPage) =>
    sendPage(request, reply.header('Server-Timing', `sent;desc=${clock.now().getTime()}`), page)

  app.get('/*', async (request, reply) => {
    const origin = ownOrigin(request, config)
    const asked = addressAsked(request, origin)
    const ready = stored.get(knownAddresses.get(asked) ?? '')
    if (ready) return send(request, reply, ready)
    if (request.url.length > maxUrlLength)
      throw new ProblemError(414, 'request.address-too-long', 'The address is too long')

    const build = await site.loadBuild()
    const { path, parameters } = splitUrl(request.url)
    const page = findPage(build, path)
    const address = await addressOf({ page, parameters, language: request.cookies.language })
    if (page.isOtherSpelling || (!page.isMissing && beginsOtherwise(request.originalUrl)))
      return reply.header('Cache-Control', cacheControl(page)).redirect(page.path + address.search, 308)

    const key = isStoring && address.key !== undefined ? `${origin} ${address.key}` : undefined
    if (key && asked.length <= maxKnownAddress) knownAddresses.set(asked, key)
    const found = key && stored.get(key)
    if (found) return send(request, reply, found)
    return renderInTurn({ app, site, build, origin, page, address, key, request }, render).then(
      (rendered) => send(request, reply, rendered),
      (error: unknown) => sendBusyPage(reply, error, phone),
    )
  })
}

interface PageRequest {
  readonly app: FastifyInstance
  readonly site: Site
  readonly build: ServerBuild
  readonly origin: string
  readonly page: FoundPage
  readonly address: PageAddress
  /** The key under which the page may be stored; undefined if it may not be. */
  readonly key: string | undefined
  readonly request: FastifyRequest
}

async function renderInTurn(
  { page, address, key, request, ...site }: PageRequest,
  render: PageRenderings,
): Promise<RenderedPage> {
  const host = requestHost(request)
  const common = {
    ...site,
    address: page.path + address.search,
    language: address.language,
    isPublic: page.isPublic,
    frameOrigin: page.handle?.frameOrigin,
    log: request.log,
  }
  const turn = { address: addressGroup(visitorAddress(request)), storedStatus: page.isMissing ? 404 : 200 }
  const rendered = await render({
    ...turn,
    key,
    render: () => renderPage({ ...common, visitor: { host }, cacheControl: cacheControl(page) }),
  })
  const { cookie } = request.headers
  const mayBeDraft = rendered.status === 404 && page.handle?.hasDrafts === true
  if (!mayBeDraft || !hasSessionCookie(request)) return rendered
  return render({
    ...turn,
    key: undefined,
    render: () => renderPage({ ...common, visitor: { host, cookie }, cacheControl: 'no-store' }),
  })
}

function cacheControl({ isPersonal }: FoundPage): 'no-store' | 'no-cache' {
  return isPersonal ? 'no-store' : 'no-cache'
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, location, response }: RenderedPage,
): FastifyReply {
  // A page that has moved may move back, so browsers must not store the redirect but ask again each time.
  if (location !== undefined) return reply.header('Cache-Control', 'no-cache').redirect(location, status)
  return sendCompressed(request, reply.code(status), response)
}

function addressAsked({ cookies, originalUrl }: FastifyRequest, origin: string): string {
  return `${origin} ${isLanguage(cookies.language) ? cookies.language : ''} ${originalUrl}`
}

function splitUrl(url: string): { path: string; parameters: URLSearchParams } {
  const [address = ''] = url.split('#', 1)
  const query = address.indexOf('?')
  return query === -1
    ? { path: address, parameters: new URLSearchParams() }
    : { path: address.slice(0, query), parameters: new URLSearchParams(address.slice(query)) }
}
