import { useQueryClient } from '@tanstack/react-query'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import { type HeldRows, replaceRow } from '#src/web/office/replace-row.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { Order, OrderStatus } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { ordersKey } from './order-queries.ts'

/** The status of an order as it shows, and how to set it. What was chosen shows everywhere the order does. */
export function useOrderStatus(order: Order) {
  const texts = useTexts(officeOrdersTexts)
  const labels = orderLabels[useLanguage()].status
  const client = useQueryClient()
  const { send, pending } = useOfficeMutation('PATCH /api/orders/:id/status', {
    subject: order.id,
    request: (status: OrderStatus) => ({
      params: { id: order.id },
      body: { status, updatedAt: order.updatedAt },
    }),
    problems: officeOrderProblems,
    failed: { title: texts.updateFailed, description: texts.updateFailedMore },
    succeeded: ({ status }) => texts.statusSet(shortCode(order.id), labels[status]),
    onSuccess: (changed) =>
      client.setQueriesData<HeldRows<Order>>({ queryKey: [ordersKey] }, (held) =>
        replaceRow<Order>(held, changed),
      ),
    invalidates: ordersKey,
  })
  return { status: pending ?? order.status, setStatus: send }
}
