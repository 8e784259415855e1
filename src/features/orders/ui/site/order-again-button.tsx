import { useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { RepeatIcon } from '#src/design/task-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { ApiError } from '#src/web/api.ts'
import { useCall } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import type { OrderTicket } from '../../contract/order-ticket.ts'
import { orderAgainTexts } from '../../texts/order-again-texts.ts'

interface OrderAgainButtonProps {
  /** What was ordered. */
  read(): OrderTicket | Promise<OrderTicket>
  look: 'secondary' | 'ghost'
  /** Added to the button's name for screen readers, because their users do not see which order stands beside the button. */
  shortCode?: string
  className?: string | undefined
}

/**
 * A button that puts the dishes of an order into the cart. The browser loads the code for this only when the guest presses the
 * button.
 */
export function OrderAgainButton({ read, look, shortCode, className }: OrderAgainButtonProps) {
  const texts = useTexts(orderAgainTexts)
  const call = useCall()
  const [pending, setPending] = useState(false)

  async function act() {
    setPending(true)
    try {
      const [{ orderAgain }, ticket] = await Promise.all([import('./order-again.ts'), read()])
      await orderAgain(ticket)
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      const description = isGone ? texts.gone : texts.failedHint
      showToast({ title: texts.failed, description, tone: 'error', action: call })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      look={look}
      size="small"
      icon={<RepeatIcon />}
      className={className}
      pending={pending}
      onClick={() => void act()}
    >
      {texts.orderAgain} {shortCode && <span className="visually-hidden">{shortCode}</span>}
    </Button>
  )
}
