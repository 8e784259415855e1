import { useEffect, useRef, useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { RepeatIcon } from '#src/design/task-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { useCart } from '#src/features/cart/ui/site/cart-store.ts'
import type { EarlierOrder } from '../../contract/known-guest.ts'
import type { CheckoutForm } from '../../rules/checkout.ts'
import { knownGuestTexts } from '../../texts/known-guest-texts.ts'
import { AgainNotice } from '../site/again-notice.tsx'
import { addAgain, type AgainReport } from '../site/order-again.ts'

/**
 * What an order that staff are entering takes from an earlier one, besides its dishes: whether it is taken out or delivered, where
 * to, and the note for that. Guests who eat in now keep doing so, and what staff have typed stays. `delivers` is false if the
 * restaurant offers no deliveries.
 */
export function placeOfEarlier(
  typed: CheckoutForm,
  { orderType, customerAddress, specialInstructions }: EarlierOrder,
  delivers: boolean,
): Partial<CheckoutForm> {
  if (typed.orderType === 'dine-in' || orderType === 'dine-in') return {}
  if (orderType !== 'delivery') return { orderType }
  if (!delivers) return {}
  return {
    orderType,
    customerAddress: typed.customerAddress.trim() || (customerAddress ?? ''),
    specialInstructions: typed.specialInstructions.trim() || (specialInstructions ?? ''),
  }
}

interface AsLastTimeProps {
  readonly order: EarlierOrder
  /** Called when the button is pressed. */
  onTake(): void
}

/**
 * A button that adds the dishes of an earlier order to the order that staff are entering, with current prices. It also says which
 * dishes could not be added. If staff have entered another phone number before the prices arrive, nothing is added.
 */
export function AsLastTime({ order, onTake }: AsLastTimeProps) {
  const texts = useTexts(knownGuestTexts)
  const cart = useCart()
  const [pending, setPending] = useState(false)
  const [report, setReport] = useState<AgainReport>()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function add() {
    setPending(true)
    onTake()
    try {
      setReport(await addAgain(cart, order, () => isShown.current))
    } catch {
      showToast({ title: texts.notAdded, description: texts.notAddedMore, tone: 'error' })
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<RepeatIcon />}
        pending={pending}
        onClick={() => void add()}
      >
        {texts.again} <span className="visually-hidden">{order.shortCode}</span>
      </Button>
      {report && <AgainNotice report={report} />}
    </>
  )
}
