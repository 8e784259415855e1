import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { useTexts } from '#src/web/language.tsx'
import { isOpen } from '#src/features/orders/rules/order-progress.ts'
import { useReportPresence } from '#src/features/presence/ui/office/use-presence.ts'
import type { KitchenOrders, KitchenTicket } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { BoardBar } from './board-bar.tsx'
import { CancelledTicket } from './cancelled-ticket.tsx'
import styles from './kitchen-board.module.css'
import { KitchenCounts } from './kitchen-counts-part.tsx'
import { kitchenQuery } from './kitchen-query.ts'
import { MoveBar } from './move-bar.tsx'
import { TicketCard } from './ticket-card.tsx'
import { useStrikes } from './use-strikes.ts'

interface KitchenBoardProps {
  /** The address of the page to which the board links back. A paired board has no such link. */
  readonly back?: string
}

/** The kitchen's board: today's orders, in the order in which they are due, on a screen that cooks read from two metres away. */
export function KitchenBoard({ back }: KitchenBoardProps) {
  const texts = useTexts(kitchenTexts)
  const query = useQuery(kitchenQuery(useOfficeApi()))
  useStrikes()
  useReportPresence()
  return (
    <div className={styles.board}>
      <OfficeHead title={texts.title} />
      <BoardBar back={back} isOutdated={query.isError && query.data !== undefined} />
      <main className={styles.main}>
        <Loaded query={query} texts={texts} height="20rem">
          {(board) => <Tickets board={board} />}
        </Loaded>
      </main>
    </div>
  )
}

function Tickets({ board: { open, done, cancelled, leftOver } }: { board: KitchenOrders }) {
  const texts = useTexts(kitchenTexts)
  const tickets = open.filter(({ status }) => isOpen(status))
  return (
    <>
      <KitchenCounts tickets={tickets} />
      {leftOver > 0 && <p className={styles.leftOver}>{texts.leftOver(leftOver)}</p>}
      <div className={styles.tickets}>
        <Cancelled tickets={cancelled} />
        {tickets.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
      </div>
      {tickets.length === 0 && <p className={styles.none}>{texts.none}</p>}
      <MoveBar done={done} />
    </>
  )
}

/**
 * The orders that were cancelled while the kitchen may have been making them. Each shows until somebody hides it on this screen.
 */
function Cancelled({ tickets }: { tickets: readonly KitchenTicket[] }) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const shown = tickets.filter(({ id }) => !hidden.includes(id))
  // Hidden orders that have left the list are forgotten.
  const hide = (id: string) =>
    setHidden([...tickets.map((each) => each.id).filter((each) => hidden.includes(each)), id])
  return shown.map((ticket) => (
    <CancelledTicket key={ticket.id} ticket={ticket} onHide={() => hide(ticket.id)} />
  ))
}
