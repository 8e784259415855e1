import { dehydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'

import type { Api } from './api.ts'
import { browserApi } from './browser-api.ts'
import { pageRequest } from './request-context.ts'

/** Query defaults of the house: no retry, never stale by itself, no refetch on focus, no polling (public site §7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false },
      mutations: { retry: false },
    },
  })
}

/** Fetches what a page needs before it shows, through the same query definitions its components use. */
export type PageQueries = (client: QueryClient, api: Api) => readonly Promise<unknown>[]

export interface PageData {
  readonly queries: DehydratedState | null
}

/** Runs a page's queries on the server; the result travels in the HTML. */
export async function loadOnServer(context: Readonly<RouterContextProvider>, queries: PageQueries): Promise<PageData> {
  const client = createQueryClient()
  await Promise.all(queries(client, pageRequest(context).api))
  return { queries: dehydrate(client) }
}

let browserClient: QueryClient | undefined

/** The browser's one client; on the server every rendering gets its own. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  return (browserClient ??= createQueryClient())
}

/** Runs the same queries in the browser when the visitor navigates; what is known already is not asked again. */
export async function loadInBrowser(queries: PageQueries): Promise<PageData> {
  await Promise.all(queries(queryClient(), browserApi))
  return { queries: null }
}
