import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'

import { useHydrated } from '#src/design/use-hydrated.ts'
import { ApiError } from '#src/web/api.ts'
import { browserTransport } from '#src/web/browser-api.ts'
import { useTexts } from '#src/web/language.tsx'
import { createOfficeApi, OfficeApiContext } from '#src/web/office/office-api.ts'
import { OfficeMessage } from '#src/web/office/office-message.tsx'
import { useEventStream } from '#src/features/notifications/ui/office/use-event-stream.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { KitchenBoard } from './kitchen-board.tsx'
import { kitchenKey } from './kitchen-query.ts'
import { keepBoard, useBoard } from './last-board.ts'

/** The API for a paired board. A board has no session, so a rejected call never ends one. */
const deviceApi = createOfficeApi(browserTransport, () => false)

/** The kitchen board on a paired device. It has its own address, at which nobody needs to sign in. */
export default function PairedBoardPage() {
  // The server's HTML is the same for all devices, because the server does not know while rendering whether this one is paired.
  if (!useHydrated()) return null
  return (
    <OfficeApiContext value={deviceApi}>
      <PairedBoard />
    </OfficeApiContext>
  )
}

function PairedBoard() {
  const { error } = useBoard()
  const isRejected = error instanceof ApiError && (error.status === 401 || error.status === 403)
  useEffect(() => {
    if (isRejected) keepBoard(null)
  }, [isRejected])
  return isRejected ? <Unpaired /> : <LiveBoard />
}

function LiveBoard() {
  const client = useQueryClient()
  useEventStream({
    // If the event stream is rejected, the device may have been revoked, or the server may be restarting. The response to this
    // request shows which is the case.
    async stillSignedIn() {
      await client.invalidateQueries({ queryKey: [kitchenKey] })
      return true
    },
  })
  return <KitchenBoard />
}

function Unpaired() {
  const { unpaired: texts } = useTexts(kitchenTexts)
  return (
    <OfficeMessage title={texts.title}>
      <p>{texts.text}</p>
      <Link to="/login">{texts.signIn}</Link>
    </OfficeMessage>
  )
}
