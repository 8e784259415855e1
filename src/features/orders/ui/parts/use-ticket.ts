import { useCallback, useEffect, useRef, useState } from 'react'

import type { Api } from '../../../../web/api.ts'
import { browserApi } from '../../../../web/browser-api.ts'
import type { getOrderTicket } from '../../contract/order-endpoints.ts'
import type { OrderTicket } from '../../contract/order.ts'

export function loadTicket(api: Api, token: string): Promise<OrderTicket> {
  return api.call<typeof getOrderTicket>('GET /api/orders/ticket/:token', { params: { token } })
}

interface ShownTicket {
  readonly ticket: OrderTicket
  readonly checking: boolean
  /** The last attempt to look again failed; what is shown is older. */
  readonly failed: boolean
  refresh(): void
}

/** A ticket as its link shows it. The kitchen moves on while the guest looks elsewhere: coming back asks again. */
export function useTicket(token: string, loaded: OrderTicket): ShownTicket {
  const [shown, setShown] = useState({ ticket: loaded, checking: false, failed: false })
  const busy = useRef(false)

  const refresh = useCallback(() => {
    if (busy.current) return
    busy.current = true
    setShown(({ ticket }) => ({ ticket, checking: true, failed: false }))
    loadTicket(browserApi, token)
      .then((ticket) => setShown({ ticket, checking: false, failed: false }))
      .catch(() => setShown(({ ticket }) => ({ ticket, checking: false, failed: true })))
      .finally(() => (busy.current = false))
  }, [token])

  // The page cannot know otherwise that the guest has come back to it.
  useEffect(() => {
    const lookAgain = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [refresh])

  return { ...shown, refresh }
}
