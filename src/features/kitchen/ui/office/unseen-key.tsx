import { useRef } from 'react'

import { useTexts } from '#src/web/language.tsx'
import type { KitchenOrders } from '../../contract/kitchen.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import { isTouched } from './board-touch.ts'
import styles from './kitchen-board.module.css'
import { soughtOrder } from './use-kept.ts'
import { useUnseen } from './use-unseen.ts'

interface UnseenKeyProps {
  readonly board: KitchenOrders | undefined
  /** Closes what may lie over the order. */
  onShow(): void
}

/**
 * In the bar, because the cook may look at another page: how many orders were cancelled while they were made, and how many were
 * changed. Each tap shows the next of them.
 */
export function UnseenKey({ board, onShow }: UnseenKeyProps) {
  const { unseen } = useTexts(kitchenTexts)
  const { stopped, changed } = useUnseen(board)
  const shown = useRef<string>(undefined)
  const ids = [...stopped, ...changed].map(({ id }) => id)
  if (ids.length === 0) return null
  function showNext(): void {
    shown.current = ids[(ids.findIndex((id) => id === shown.current) + 1) % ids.length]
    isTouched.set(false)
    soughtOrder.set(shown.current)
    onShow()
  }
  return (
    <button type="button" className={styles.unseen} onClick={showNext}>
      {stopped.length > 0 && <span>{unseen.stopped(stopped.length)} ·</span>}{' '}
      {changed.length > 0 && <span>{unseen.changed(changed.length)} ·</span>} {unseen.show}
    </button>
  )
}
