import { type MouseEvent, useEffect, useState } from 'react'

import { Loaded } from '#src/web/office/loaded.tsx'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useReportPresence } from '#src/features/presence/ui/office/use-presence.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { BoardBar } from './board-bar.tsx'
import { BoardSheet, isUnderSheet } from './board-sheet.tsx'
import { followTouches, isMeant, noteMoved, stepOf } from './board-touch.ts'
import { BoardTickets } from './board-tickets.tsx'
import styles from './kitchen-board.module.css'
import { noteSeen } from './heard-orders.ts'
import { useBoard } from './last-board.ts'
import { useOrderRing } from './use-order-ring.ts'
import { useStrikes } from './use-strikes.ts'
import { useChangeSound } from './use-unseen.ts'

interface KitchenBoardProps {
  /** The address of the page to which the board has a link back. A paired board has no such link. */
  readonly back?: string
}

/**
 * The kitchen board: the orders of today, sorted by the time when they are due. It is made for a screen that cooks read from two
 * metres away.
 */
export function KitchenBoard({ back }: KitchenBoardProps) {
  const texts = useTexts(kitchenTexts)
  const query = useBoard()
  const [isSheetOpen, setSheetOpen] = useState(false)
  useStrikes()
  useOrderRing(query.data)
  useChangeSound(query.data)
  useReportPresence()
  useEffect(followTouches, [])
  return (
    <div className={styles.board} onClickCapture={(event) => followTap(event, () => setSheetOpen(false))}>
      <OfficeHead title={texts.title} />
      <BoardBar
        board={query.data}
        isOutdated={query.isError || query.dataUpdatedAt === 0}
        isSheetOpen={isSheetOpen}
        maySellOut={back !== undefined}
        onSheet={() => setSheetOpen(!isSheetOpen)}
      />
      <Loaded query={query} texts={texts} height="20rem">
        {(board) => <BoardTickets board={board} />}
      </Loaded>
      {isSheetOpen && <BoardSheet board={query.data} back={back} />}
    </div>
  )
}

/**
 * An order that somebody taps is no longer new. A tap that nobody can have meant for what is under the finger now is dropped. A tap on
 * a card of which the sheet covers a part only closes the sheet, as nobody has seen all of the card. A finger that bounces then does
 * nothing on it either.
 */
function followTap(event: MouseEvent, closeSheet: () => void): void {
  const card = event.target instanceof Element ? event.target.closest('[data-order]') : null
  const order = card?.getAttribute('data-order') ?? undefined
  const isStep = event.target instanceof Element && event.target.closest('[data-next]') !== null
  const isCovered = card !== null && isUnderSheet(card)
  if (isCovered) {
    closeSheet()
    if (order) noteMoved([order])
  } else if (
    isMeant(order, event.nativeEvent) &&
    !(order && isStep && !isMeant(stepOf(order), event.nativeEvent))
  )
    return void (order && noteSeen([order]))
  event.preventDefault()
  event.stopPropagation()
}
