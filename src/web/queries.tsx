import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { ApiError } from './api.ts'

/**
 * The site's defaults for queries: data never goes stale by itself, so nothing is fetched again on focus or at intervals. A failed
 * query is tried again only if the server has said when.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // A failed query is tried again by its interval, so that the error and the number to call stay visible until then; React
        // Query's `retry` would hide them.
        refetchInterval: ({ state }) => retryMilliseconds(state.error),
      },
      // Without a connection a write fails at once. By default React Query would keep it and send it later, when nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function retryMilliseconds(error: unknown): number | false {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return seconds !== undefined && Math.max(1, seconds) * 1000
}

let browserClient: QueryClient | undefined

/** The only query client of the browser; on the server every rendering gets its own. */
function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  return (browserClient ??= createQueryClient())
}

/**
 * Gives its children the site's query client. It is used around the parts that load data while they are open (the office, the
 * cart), and not around the whole site: a public page gets its data from its loader and does not need the code of the client.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
