import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** Query defaults of the restaurant: no retry, never stale by itself, no refetch on focus, no polling. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false },
      mutations: { retry: false },
    },
  })
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
