import { useCallback, useRef, useState } from 'react'

import type { Api } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { ticketRefreshSeconds, useRefreshWhileVisible } from '#src/web/use-refresh-while-visible.ts'
import type { OrderTicket } from '../../contract/order.ts'

export function loadTicket(api: Api, token: string): Promise<OrderTicket> {
  return api.call('GET /api/orders/ticket/:token', { params: { token } })
}

interface ShownTicket {
  readonly ticket: OrderTicket
  readonly checking: boolean
  /** The last attempt to look again failed; what is shown is older. */
  readonly failed: boolean
  refresh(): void
}

/** A ticket as its link shows it, asked for again every 15 s while the page is visible. */
export function useTicket(token: string, loaded: OrderTicket): ShownTicket {
  const [shown, setShown] = useState({ ticket: loaded, checking: false, failed: false })
  const busy = useRef(false)

  const load = useCallback(() => {
    if (busy.current) return
    busy.current = true
    loadTicket(browserApi, token)
      .then((ticket) => setShown({ ticket, checking: false, failed: false }))
      .catch(() => setShown(({ ticket }) => ({ ticket, checking: false, failed: true })))
      .finally(() => (busy.current = false))
  }, [token])
  useRefreshWhileVisible(load, ticketRefreshSeconds)

  /** Asked for by the guest: unlike a refresh in the background, it shows that it is under way. */
  function refresh() {
    setShown(({ ticket }) => ({ ticket, checking: true, failed: false }))
    load()
  }

  return { ...shown, refresh }
}
