import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'

import { showToast } from '#src/design/toast-store.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '#src/web/api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeApi, sessionExpired } from '#src/features/accounts/ui/shared/office/office-api.ts'
import type { Order, OrderStatus } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { ordersKey } from './order-queries.ts'
import { type HeldOrders, replaceOrder } from './replace-order.ts'

/**
 * The status of an order as it shows, and how to set it. What was chosen shows at once, everywhere the order does; a
 * failure takes it back and says so.
 */
export function useOrderStatus(order: Order) {
  const texts = useTexts(officeOrdersTexts)
  const labels = orderLabels[useLanguage()].status
  const client = useQueryClient()
  const mutationKey = ['order-status', order.id]
  const [chosen] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as OrderStatus, // of the mutation below
  })

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (status: OrderStatus) =>
      officeApi.call('PATCH /api/orders/:id/status', {
        params: { id: order.id },
        body: { status, updatedAt: order.updatedAt },
      }),
    onSuccess(changed) {
      if (changed === sessionExpired) return
      client.setQueriesData<HeldOrders>({ queryKey: [ordersKey] }, (held) => replaceOrder(held, changed))
      showToast({ title: texts.statusSet(shortCode(order.id), labels[changed.status]), tone: 'success' })
    },
    onError(error) {
      const problems: Readonly<Record<string, string>> = texts.updateProblems
      const reason = error instanceof ApiError && ownValue(problems, error.code ?? '')
      const description = reason ? `${texts.updateFailedMore}. ${reason}` : texts.updateFailedMore
      showToast({ title: texts.updateFailed, description, tone: 'error' })
    },
    onSettled: () => void client.invalidateQueries({ queryKey: [ordersKey] }),
  })

  return { status: chosen ?? order.status, setStatus: (status: OrderStatus) => mutate(status) }
}
