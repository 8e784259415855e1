import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { ButtonLink } from '#src/design/button.tsx'
import { Drawer } from '#src/design/drawer.tsx'
import { dismissToast, toastStore } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { Queries } from '#src/web/queries.tsx'
import { useStore } from '#src/web/store.ts'
import {
  orderingStep,
  showOrdering,
  useOrderingStep,
  type OrderingStep,
} from '#src/features/cart/ui/site/ordering-step.ts'
import { EmptyCart } from '#src/features/cart/ui/site/empty-cart.tsx'
import { rememberTable } from '#src/features/cart/ui/site/visit-table.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { CartFooter } from './cart-footer.tsx'
import { CartStep } from './cart-step.tsx'
import { emptyOrderedCart, OrderedElsewhereStep, useOrderedElsewhere } from './ordered-elsewhere.tsx'
import { AgainNotice } from './again-notice.tsx'
import { LaterNotice } from './later-notice.tsx'
import { CheckoutFooter, CheckoutStep } from './checkout-step.tsx'
import { SuccessStep } from './success-step.tsx'
import { useCartQuote } from './cart-quote.ts'
import { againReport } from './order-again.ts'
import { rememberOwnOrder } from './own-orders-store.ts'
import { OwnOrdersList } from './own-orders-list.tsx'
import { fieldsOfTable, guestCheckout, useCheckout } from './use-checkout.ts'

/**
 * All steps of ordering in one drawer: the cart, the checkout form, and the placed order. `useOrderingStep` decides which step is
 * shown. The browser loads this code when a step is opened for the first time.
 */
export function Ordering() {
  return (
    <Queries>
      <OrderingSteps />
    </Queries>
  )
}

function OrderingSteps() {
  const texts = useTexts(orderingTexts)
  const step = useOrderingStep()
  useNoToastOverCart(step !== 'closed')
  const [leaving, setLeaving] = useState(false)
  const [isRejected, setRejected] = useState(false)
  const [ownTicket, setOwnTicket] = useState<string>()
  const quote = useCartQuote(step === 'cart' || step === 'checkout')
  const checkout = useCheckout(guestCheckout, {
    quote,
    onCartRejected() {
      setRejected(true)
      showOrdering('cart')
      // The response to a rejected order contains only the first problem. This call finds all problems and changes, so that the
      // guest can read them together.
      void quote.check()
    },
    onPlaced(order) {
      // Stores the table. So a guest who orders again at the same table need not enter it again.
      if (order.tableLabel) rememberTable(order.tableLabel)
      setOwnTicket(order.ticketUrl)
      rememberOwnOrder(order)
      emptyOrderedCart(order.ticketUrl)
      showOrdering('success')
    },
  })
  const again = useStore(againReport, (report) => report)
  const { status } = checkout
  const placed = status.state === 'done' ? status.result : undefined
  const isEmptied = quote.lines.length === 0 && status.state !== 'sending'
  const shown = useShownStep(step === 'checkout' && isEmptied ? 'cart' : step, placed !== undefined)
  const elsewhere = useOrderedElsewhere(ownTicket)

  function goTo(next: OrderingStep) {
    checkout.leave()
    setRejected(false)
    againReport.set(undefined)
    showOrdering(next)
  }
  const close = () => goTo('closed')

  /**
   * Sends the checkout form again. The guest has already filled it in and sent it once, and has now solved the problem because of
   * which the server rejected the order.
   */
  function orderAgain() {
    flushSync(() => {
      setRejected(false)
      showOrdering('checkout')
    })
    checkout.element.current?.requestSubmit()
  }

  /** Fetches the prices once more before the checkout opens. If that fails, the checkout opens all the same. */
  async function goToCheckout() {
    setLeaving(true)
    const { state } = await quote.check()
    setLeaving(false)
    if (state !== 'ready' || orderingStep() !== 'cart') return
    checkout.change(fieldsOfTable())
    showOrdering('checkout')
  }

  const title = { cart: texts.review.title, checkout: texts.checkout.title, success: texts.success.title }[
    shown
  ]
  const isElsewhere = shown === 'cart' && quote.lines.length === 0 && elsewhere !== undefined
  const footers = {
    cart: quote.lines.length > 0 && (
      <CartFooter
        quote={quote}
        pending={leaving || (isRejected && quote.checking)}
        orderAgain={isRejected ? orderAgain : undefined}
        ready={{ label: texts.review.checkout, act: () => void goToCheckout() }}
      />
    ),
    checkout: <CheckoutFooter checkout={checkout} quote={quote} onBack={() => goTo('cart')} />,
    success: placed && (
      <ButtonLink to={placed.ticketUrl} wide size="large" onClick={close}>
        {texts.success.ticket}
      </ButtonLink>
    ),
  }
  return (
    <Drawer
      open={step !== 'closed'}
      onClose={close}
      title={isElsewhere ? texts.elsewhere.title : title}
      closeLabel={texts.close}
      // A new `view` makes the drawer scroll to its top. So when a guest has put an earlier order into the cart again, the cart is
      // shown from its first line.
      view={isElsewhere ? 'elsewhere' : `${shown} ${again?.shortCode ?? ''}`}
      footer={footers[shown]}
    >
      {shown === 'cart' && again && <AgainNotice report={again} />}
      {shown === 'cart' && quote.lines.length > 0 && (
        <LaterNotice requested={checkout.values.requestedTime} />
      )}
      {shown === 'cart' && (
        <CartStep
          quote={quote}
          empty={
            elsewhere ? (
              <OrderedElsewhereStep order={elsewhere} onLeave={close} />
            ) : (
              <EmptyCart onLeave={close} />
            )
          }
        />
      )}
      {shown === 'cart' && !isElsewhere && <OwnOrdersList onLeave={close} />}
      {shown === 'checkout' && <CheckoutStep checkout={checkout} quote={quote} />}
      {shown === 'success' && placed && <SuccessStep order={placed} />}
    </Drawer>
  )
}

/**
 * The step that the drawer shows. While the drawer is closing, it still shows the last step. The step `success` is shown only if an
 * order was placed.
 */
function useShownStep(step: OrderingStep, isPlaced: boolean): Exclude<OrderingStep, 'closed'> {
  const [last, setLast] = useState<Exclude<OrderingStep, 'closed'>>('cart')
  const wanted = step === 'closed' ? last : step === 'success' && !isPlaced ? 'cart' : step
  if (wanted !== last) setLast(wanted)
  return wanted
}

/** The drawer shows what was added, so a toast about it disappears when the drawer opens. Errors stay. */
function useNoToastOverCart(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    for (const { id, tone } of toastStore.snapshot()) if (tone !== 'error') dismissToast(id)
  }, [isOpen])
}
