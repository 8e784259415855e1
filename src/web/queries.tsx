import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { ApiError } from './api.ts'

/**
 * Query defaults of the restaurant: never stale by itself, no refetch on focus, no polling, and no retry but where the server has
 * said when.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // The error is shown meanwhile, with the number to call; a retry would hide it.
        refetchInterval: ({ state }) => retryMilliseconds(state.error),
      },
      mutations: { retry: false },
    },
  })
}

function retryMilliseconds(error: unknown): number | false {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return seconds !== undefined && Math.max(1, seconds) * 1000
}

let browserClient: QueryClient | undefined

/** The browser's one client; on the server every rendering gets its own. */
function queryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient()
  return (browserClient ??= createQueryClient())
}

/**
 * Gives what is inside the queries of the restaurant. It stands around the parts that ask while they are open (the office,
 * the cart), not around the site: a public page has its data from its loader and does without this code.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
