import { useQueryClient } from '@tanstack/react-query'

import { useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { Order, PaymentMethod } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { ordersKey, showChanged } from './order-queries.ts'

interface Chosen {
  readonly paidVia: PaymentMethod | null
}

/** How an order is paid as it shows, null for not, and how to set it. What was chosen shows everywhere the order does. */
export function useOrderPayment({ id, paidVia, updatedAt }: Order) {
  const texts = useTexts(officeOrdersTexts)
  const { payment } = useTexts(orderFormTexts)
  const client = useQueryClient()
  const { send, pending } = useOfficeMutation('PATCH /api/orders/:id/payment', {
    subject: id,
    request: (chosen: Chosen) => ({ params: { id }, body: { ...chosen, updatedAt } }),
    problems: officeOrderProblems,
    failed: { title: texts.updateFailed, description: texts.updateFailedMore },
    succeeded: (order) =>
      payment.set(shortCode(id), order.paidVia === null ? payment.unpaid : payment.paid[order.paidVia]),
    onSuccess: (changed) => showChanged(client, changed),
    invalidates: ordersKey,
  })
  return {
    paidVia: pending ? pending.paidVia : paidVia,
    setPaidVia: (chosen: PaymentMethod | null) => void send({ paidVia: chosen }),
  }
}
