import { useQueryClient } from '@tanstack/react-query'

import type { Language } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import { sendOrReadAgain } from '#src/web/office/office-failure.ts'
import type { FailureText } from '#src/web/office/resource/resource.ts'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import { showUndoToast } from '#src/web/office/undo-toast.tsx'
import type { SetOrderPaymentInput } from '../../contract/order-changes.ts'
import type { Order, OrderStatus, PaymentMethod } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { orderResource } from './order-resource.tsx'
import { visitsKey } from './visit-writes.ts'

interface StatusChange {
  readonly status: OrderStatus
  readonly tableLabel?: string
  readonly reason?: string | undefined
  /**
   * How the guest has paid the grand total; null if the guest has not paid. If the field is not sent, the payment stays as it is.
   */
  readonly paidVia?: PaymentMethod | null | undefined
  /**
   * The `updatedAt` of the order that the screen shows. If the order has been changed since then, the server rejects the change.
   */
  readonly updatedAt: string
}

/**
 * The status that the screen shows for an order, and functions that set the status and the table. All parts of the screen that show
 * the order get the new status.
 */
export function useOrderStatus(order: Order) {
  const { updateFailed } = useTexts(officeOrdersTexts)
  const { send, pending } = useStatusWrite(order, updateFailed)
  const { updatedAt } = order
  return {
    status: pending?.status ?? order.status,
    isPending: pending !== undefined,
    setStatus: (status: OrderStatus, reason?: string) => send({ status, reason, updatedAt }),
    setTable: (tableLabel: string) => void send({ status: order.status, tableLabel, updatedAt }),
  }
}

/**
 * Returns a function that moves an order to its next status, and stores the payment if one is given. The order may disappear from
 * the list by this, so a toast offers to undo it. If somebody has changed the order again by then, the server rejects the undoing.
 */
export function useOrderStep(order: Order) {
  const { undoFailed, updateFailed } = useTexts(officeOrdersTexts)
  const undone = useStatusWrite(order, undoFailed)
  const showOrder = useShowOrder()
  const { send } = useResourceWrite(orderResource, {
    ...statusOf(order),
    failed: updateFailed,
    onSuccess(changed) {
      showOrder(changed)
      const paidVia = changed.paidAt === order.paidAt ? undefined : order.paidVia
      const takeBack = () => void undone.send({ status: order.status, paidVia, updatedAt: changed.updatedAt })
      showUndoToast((language) => statusText(order, changed, language), takeBack)
    },
  })
  return (status: OrderStatus, paidVia?: PaymentMethod) =>
    void send({ status, paidVia, updatedAt: order.updatedAt })
}

/**
 * The payment method that the screen shows for an order (null if it is not paid), and a function that sets it. All parts of the
 * screen that show the order get the new value.
 */
export function useOrderPayment({ id, paidVia, updatedAt }: Order) {
  const { updateFailed } = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const { send, pending } = useResourceWrite(orderResource, {
    ...paymentOf(id),
    failed: updateFailed,
    succeeded: (order) => paymentText(order, language),
    onSuccess: useShowOrder(),
  })
  return {
    paidVia: pending ? pending.paidVia : paidVia,
    setPaidVia: (chosen: PaymentMethod | null) => void send({ paidVia: chosen, updatedAt }),
  }
}

/**
 * Returns a function that stores that the bank transfer for an order has arrived. The order then disappears from the list of unpaid
 * transfers, so a toast offers to undo this.
 */
export function useArrivedTransfer({ id, updatedAt }: Order) {
  const { undoFailed, updateFailed } = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const showOrder = useShowOrder()
  const undone = useResourceWrite(orderResource, {
    ...paymentOf(id),
    failed: { title: undoFailed.title, more: updateFailed.more },
    succeeded: (order) => paymentText(order, language),
    onSuccess: showOrder,
  })
  const { send, isPending } = useResourceWrite(orderResource, {
    ...paymentOf(id),
    failed: updateFailed,
    onSuccess(order) {
      showOrder(order)
      const takeBack = () => void undone.send({ paidVia: null, updatedAt: order.updatedAt })
      showUndoToast((shown) => paymentText(order, shown), takeBack)
    },
  })
  return { isPending, noteArrival: () => void send({ paidVia: 'transfer', updatedAt }) }
}

/** Returns a function that shows a changed order everywhere, and fetches the tables again, whose cards show their orders too. */
function useShowOrder() {
  const client = useQueryClient()
  const showRow = useShowRow(orderResource)
  return (order: Order) => {
    showRow(order)
    void client.invalidateQueries({ queryKey: visitsKey })
  }
}

/** The text of the toast that says how an order is paid now. */
function paymentText({ id, paidVia }: Order, language: Language): string {
  const { payment } = orderFormTexts[language]
  return payment.set(shortCode(id), paidVia === null ? payment.unpaid : payment.paid[paidVia])
}

function paymentOf(id: string) {
  return {
    subject: `${id} payment`,
    name: shortCode(id),
    write: (body: SetOrderPaymentInput, api: OfficeApi) =>
      sendOrReadAgain<Order>(
        () => api.call('PATCH /api/orders/:id/payment', { params: { id }, body }),
        () => api.call('GET /api/orders/:id', { params: { id } }),
        ({ paidVia }) => paidVia === body.paidVia,
      ),
  }
}

/** The text of the toast that says the new status of an order or, if its table was changed, the new table. */
function statusText(before: Order, { id, status, tableLabel }: Order, language: Language): string {
  const texts = officeOrdersTexts[language]
  return tableLabel === before.tableLabel
    ? texts.statusSet(shortCode(id), orderLabels[language].status[status])
    : texts.tableSet(shortCode(id), tableLabel)
}

/** True if the change is stored: a colleague may have set the same status, but neither the payment nor the reason. */
function isStored({ status, paidVia, cancelReason }: Order, wanted: StatusChange): boolean {
  return (
    status === wanted.status &&
    wanted.tableLabel === undefined &&
    (wanted.paidVia === undefined || paidVia === wanted.paidVia) &&
    (!wanted.reason || cancelReason === wanted.reason)
  )
}

function statusOf({ id }: Order) {
  return {
    subject: `${id} status`,
    name: shortCode(id),
    write: (body: StatusChange, api: OfficeApi) =>
      sendOrReadAgain<Order>(
        () => api.call('PATCH /api/orders/:id/status', { params: { id }, body }),
        () => api.call('GET /api/orders/:id', { params: { id } }),
        (now) => isStored(now, body),
      ),
  }
}

function useStatusWrite(order: Order, failed: FailureText) {
  const language = useLanguage()
  return useResourceWrite(orderResource, {
    ...statusOf(order),
    failed,
    succeeded: (changed) => statusText(order, changed, language),
    onSuccess: useShowOrder(),
  })
}
