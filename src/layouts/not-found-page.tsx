import { data } from 'react-router'

import type { Route } from './+types/not-found-page'
import { NotFound } from '#src/web/not-found.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'

export const handle: PageHandle = {}

export const loader = () => data(null, { status: 404 })

/**
 * The browser knows only the routes of public pages, so any other address may be an office page. So the browser loads that address
 * from the server; until the response arrives, this page shows nothing.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url)
  return new Promise(() => {})
}

export default NotFound
