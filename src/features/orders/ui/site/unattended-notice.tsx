import { useCallback, useEffect, useState } from 'react'

import { Notice } from '#src/design/notice.tsx'
import { browserApi } from '#src/web/browser-api.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { ticketRefreshSeconds, useRefreshWhileVisible } from '#src/web/use-refresh-while-visible.ts'
import { ticketTexts } from '../../texts/ticket-texts.ts'

/** Asks the guest to call as long as nobody in the restaurant sees new orders. The order's ticket contains whether this is so. */
export function UnattendedNotice({ ticketUrl }: { readonly ticketUrl: string }) {
  const { unattended } = useTexts(ticketTexts)
  const [isUnattended, setUnattended] = useState(false)
  const token = ticketUrl.split('/').at(-1) ?? ''
  const load = useCallback(() => {
    browserApi.call('GET /api/orders/ticket/:token', { params: { token } }).then(
      (ticket) => setUnattended(ticket.isUnattended === true),
      // If the request fails, the notice stays.
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
