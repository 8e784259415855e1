import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

import type { PageHandle, SharedPage } from '#src/web/page-handle.ts'

export interface FoundPage {
  /** The one path under which the site sends this page. All paths that lead to no page share one path. */
  readonly path: string
  /** True if the requested path is another spelling of `path`. */
  readonly isOtherSpelling: boolean
  /** True if this is the "not found" page, which the site sends for every path that leads to no page. */
  readonly isMissing: boolean
  /**
   * What the page declares about itself for the server's page cache. Undefined if the page does not declare that it is the same for
   * every visitor.
   */
  readonly handle: SharedPage | undefined
  /** True if only the holder of the page's link may see the page. */
  readonly isPersonal: boolean
  /** True if the page is in the layout of the public site, and not in the office's layout. */
  readonly isPublic: boolean
}

const missingSegment = '404'
/**
 * More segments than the path of any page has; empty segments and dots count too. So a path with more segments leads to no page.
 */
const maxSegments = 32
const finders = new WeakMap<ServerBuild, (path: string) => FoundPage>()

/** Finds the page for a request's path, even if the path contains capitals, dot segments or extra slashes. */
export function findPage(build: ServerBuild, path: string): FoundPage {
  const finder = finders.get(build) ?? pageFinder(routesBelow(build, undefined))
  finders.set(build, finder)
  return finder(path)
}

export function pageFinder(routes: RouteObject[]): (path: string) => FoundPage {
  return (asked) => {
    const segments = pathSegments(asked) ?? [missingSegment]
    const matches = matchRoutes(routes, `/${segments.map(encodeURIComponent).join('/')}`) ?? []
    const matched = matches.map(({ route }) => route)
    const pattern = matched.flatMap(({ path }) => path?.split('/').filter(Boolean) ?? [])
    const isMissing = matches.length === 0 || pattern.includes('*')
    const path = `/${pattern.map((part, index) => spelled(part, segments[index])).join('/')}`
    // This type is right, because page modules declare their export `handle` with this type.
    const handle = matched.findLast((route) => route.handle)?.handle as PageHandle | undefined
    return {
      path: matches.length === 0 ? `/${missingSegment}` : path,
      isOtherSpelling: !isMissing && path !== asked,
      isMissing,
      handle: handle?.personal ? undefined : handle,
      isPersonal: handle?.personal === true,
      isPublic: matched.some(({ id }) => id === 'layouts/site-layout'),
    }
  }
}

/** Parameters in a path (slugs, tickets' tokens) keep their capitals, because the page compares them exactly. */
function spelled(part: string, asked = ''): string {
  if (part === '*') return missingSegment
  return part.startsWith(':') ? encodeURIComponent(asked) : part
}

/**
 * The decoded segments of a path, without empty and dot segments. If a host precedes the path, as in requests to a proxy, the host
 * is removed. Returns undefined if no page can have the path: its percent codes are no text, a segment contains a slash, or it ends
 * in ".data", for which React Router would send only the page's data.
 */
function pathSegments(path: string): string[] | undefined {
  const segments: string[] = []
  const parts = path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').split('/', maxSegments + 1)
  if (parts.length > maxSegments) return undefined
  for (const part of parts) {
    const segment = decoded(part)
    if (segment === undefined || !segment.isWellFormed() || /[/\\]/.test(segment)) return undefined
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.at(-1)?.endsWith('.data') ? undefined : segments
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function routesBelow(build: ServerBuild, parent: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((entry) => {
    if (!entry || entry.parentId !== parent) return []
    const { id, path, index, module } = entry
    const { handle } = module
    return [index ? { id, path, index, handle } : { id, path, handle, children: routesBelow(build, id) }]
  })
}
