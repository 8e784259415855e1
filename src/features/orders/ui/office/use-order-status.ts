import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { Order, OrderStatus } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderLabels } from '../../texts/order-labels.ts'
import { ordersKey, showChanged } from './order-queries.ts'

interface StatusChange {
  readonly status: OrderStatus
  readonly tableLabel?: string
  /** Where the order has changed since, the server rejects the change. */
  readonly updatedAt: string
}

/** The status of an order as it shows, and how to set it and the table. What was chosen shows everywhere the order does. */
export function useOrderStatus(order: Order) {
  const texts = useTexts(officeOrdersTexts)
  const { send, pending } = useStatusCall(order, {
    title: texts.updateFailed,
    description: texts.updateFailedMore,
  })
  const { updatedAt } = order
  return {
    status: pending?.status ?? order.status,
    isPending: pending !== undefined,
    setStatus: (status: OrderStatus) => send({ status, updatedAt }),
    setTable: (tableLabel: string) => void send({ status: order.status, tableLabel, updatedAt }),
  }
}

/** The last status set here, which can be taken back until the order changes once more. */
export function useUndo(order: Order) {
  const texts = useTexts(officeOrdersTexts)
  const { send } = useStatusCall(order, { title: texts.undoFailed, description: texts.undoFailedMore })
  const [step, setStep] = useState<{ from: OrderStatus; updatedAt: string }>()
  const canUndo = step?.updatedAt === order.updatedAt
  return {
    /** Remembers what a step has led away from. */
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

function useStatusCall(order: Order, failed: { title: string; description: string }) {
  const texts = useTexts(officeOrdersTexts)
  const labels = orderLabels[useLanguage()].status
  const client = useQueryClient()
  return useOfficeMutation('PATCH /api/orders/:id/status', {
    subject: order.id,
    request: (change: StatusChange) => ({ params: { id: order.id }, body: change }),
    problems: officeOrderProblems,
    failed,
    succeeded: ({ status, tableLabel }) =>
      tableLabel === order.tableLabel
        ? texts.statusSet(shortCode(order.id), labels[status])
        : texts.tableSet(shortCode(order.id), tableLabel),
    onSuccess: (changed) => showChanged(client, changed),
    invalidates: ordersKey,
  })
}
