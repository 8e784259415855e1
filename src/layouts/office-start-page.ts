import { redirect } from 'react-router'

import type { PageHandle } from '#src/web/page-handle.ts'
import { homeOf } from '#src/features/accounts/rules/office-pages.ts'

/** The response is a redirect, the same for everyone. */
export const handle: PageHandle = {}

/** Leads from "/admin" and "/staff", which have no screen of their own, to the overview of that area. */
export function loader({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(homeOf(pathname.startsWith('/admin') ? 'admin' : 'staff') + search)
}

export const clientLoader = loader
