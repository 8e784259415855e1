import { useCallback, useEffect, useState } from 'react'

import { Notice } from '#src/design/notice.tsx'
import { browserApi } from '#src/web/browser-api.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { ticketRefreshSeconds, useRefreshWhileVisible } from '#src/web/use-refresh-while-visible.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'

/** Asks the guest to call for as long as nobody at the restaurant sees the order. The order's ticket says whether that is so. */
export function UnattendedNotice({ ticketUrl }: { readonly ticketUrl: string }) {
  const { unattended } = useTexts(ticketTexts)
  const [isUnattended, setUnattended] = useState(false)
  const token = ticketUrl.split('/').at(-1) ?? ''
  const load = useCallback(() => {
    browserApi.call('GET /api/orders/ticket/:token', { params: { token } }).then(
      (ticket) => setUnattended(ticket.isUnattended === true),
      // If the request fails, the notice stays as it is.
      () => undefined,
    )
  }, [token])
  useEffect(load, [load])
  useRefreshWhileVisible(load, ticketRefreshSeconds)
  return (
    <div role="status">
      {isUnattended && (
        <Notice tone="warning">
          {unattended} <CallLink />
        </Notice>
      )}
    </div>
  )
}
