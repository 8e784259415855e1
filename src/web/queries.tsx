import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { ApiError } from './api.ts'

/**
 * Makes the query client with the site's defaults: data never goes stale by itself, so nothing is fetched again on focus or at
 * intervals. A failed query is repeated only if the server has said when to repeat it.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // A failed query is repeated with `refetchInterval`, so that the error and the phone number stay visible until then. React
        // Query's `retry` would hide them.
        refetchInterval: ({ state }) => retryMilliseconds(state.error),
      },
      // If there is no connection, a write fails at once. By default React Query would keep the write and send it later, when
      // nobody expects it.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function retryMilliseconds(error: unknown): number | false {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return seconds !== undefined && Math.max(1, seconds) * 1000
}

let browserClient: QueryClient | undefined

/** Returns the query client: the browser has only one, and on the server every rendering gets its own. */
function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  return (browserClient ??= createQueryClient())
}

/**
 * Provides the site's query client to its children. It is used around parts that load data while they are open (the office, the
 * cart), and not around the whole site: a public page gets its data from its loader and does not need the client's code.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
