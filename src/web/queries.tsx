import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { ApiError } from './api.ts'

/**
 * The site's defaults for queries: data never goes stale by itself, and there is no refetch on focus and no polling. A failed query
 * is only retried if the server has said when.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // Until the query is tried again, the error stays visible, with the number to call; React Query's `retry` would hide it.
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

/** The only client of the browser; on the server every rendering gets its own. */
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
