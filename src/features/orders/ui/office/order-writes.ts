import { useState } from 'react'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { OfficeApi } from '#src/web/office/office-api.ts'
import type { FailureText } from '#src/web/office/resource/resource.ts'
import { useResourceWrite, useShowRow } from '#src/web/office/resource/resource-calls.ts'
import type { Order, OrderStatus, PaymentMethod } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { orderResource } from './order-resource.tsx'

interface StatusChange {
  readonly status: OrderStatus
  readonly tableLabel?: string
  /** The order's `updatedAt` as the screen read it. If the order has changed since, the server rejects the change. */
  readonly updatedAt: string
}

/** The status that an order shows, and functions to set it and the table. A new status appears everywhere the order is shown. */
export function useOrderStatus(order: Order) {
  const { updateFailed } = useTexts(officeOrdersTexts)
  const { send, pending } = useStatusWrite(order, updateFailed)
  const { updatedAt } = order
  return {
    status: pending?.status ?? order.status,
    isPending: pending !== undefined,
    setStatus: (status: OrderStatus) => send({ status, updatedAt }),
    setTable: (tableLabel: string) => void send({ status: order.status, tableLabel, updatedAt }),
  }
}

/** Returns a function that undoes the last status that was set here, as long as the order has not changed again. */
export function useUndo(order: Order) {
  const { undoFailed } = useTexts(officeOrdersTexts)
  const { send } = useStatusWrite(order, undoFailed)
  const [step, setStep] = useState<{ from: OrderStatus; updatedAt: string }>()
  const canUndo = step?.updatedAt === order.updatedAt
  return {
    /** Is called after a step to the next status, to remember the status that the order had before. */
    remember: (from: OrderStatus, changed: Order | undefined) =>
      setStep(changed && { from, updatedAt: changed.updatedAt }),
    undo: canUndo
      ? () => {
          setStep(undefined)
          void send({ status: step.from, updatedAt: step.updatedAt })
        }
      : undefined,
  }
}

/**
 * How the screen shows that an order is paid (null if it is not paid), and a function to set it. A new value appears everywhere the
 * order is shown.
 */
export function useOrderPayment({ id, paidVia, updatedAt }: Order) {
  const { updateFailed } = useTexts(officeOrdersTexts)
  const { payment } = useTexts(orderFormTexts)
  const { send, pending } = useResourceWrite(orderResource, {
    subject: `${id} payment`,
    write: (chosen: Pick<Order, 'paidVia'>, api) =>
      api.call('PATCH /api/orders/:id/payment', { params: { id }, body: { ...chosen, updatedAt } }),
    failed: updateFailed,
    succeeded: (order) =>
      payment.set(shortCode(id), order.paidVia === null ? payment.unpaid : payment.paid[order.paidVia]),
    onSuccess: useShowRow(orderResource),
  })
  return {
    paidVia: pending ? pending.paidVia : paidVia,
    setPaidVia: (chosen: PaymentMethod | null) => void send({ paidVia: chosen }),
  }
}

function useStatusWrite({ id, tableLabel: table }: Order, failed: FailureText) {
  const texts = useTexts(officeOrdersTexts)
  const labels = orderLabels[useLanguage()].status
  return useResourceWrite(orderResource, {
    subject: `${id} status`,
    write: (body: StatusChange, api: OfficeApi) =>
      api.call('PATCH /api/orders/:id/status', { params: { id }, body }),
    failed,
    succeeded: ({ status, tableLabel }) =>
      tableLabel === table
        ? texts.statusSet(shortCode(id), labels[status])
        : texts.tableSet(shortCode(id), tableLabel),
    onSuccess: useShowRow(orderResource),
  })
}
