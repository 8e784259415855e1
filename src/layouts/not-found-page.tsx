import { data } from 'react-router'

import type { Route } from './+types/not-found-page'
import { NotFound } from '#src/web/not-found.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'

export const handle: PageHandle = {}

export const loader = () => data(null, { status: 404 })

/**
 * Public pages know no other routes than their own, so that what is not among them may be a page of the office: the server
 * is asked for whatever it is. Nothing is shown of this page meanwhile.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url)
  return new Promise(() => {})
}

export default NotFound
