import { useQueryClient } from '@tanstack/react-query'

import { phoneFault } from '#src/kernel/phone.ts'
import { ApiError } from '#src/web/api.ts'
import { useTexts } from '#src/web/language.tsx'
import type { FieldProblems } from '#src/web/office/field-problems.ts'
import { useEditBase } from '#src/web/office/use-edit-base.ts'
import { useOfficeForm } from '#src/web/office/use-office-form.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { Order } from '../../contract/order.ts'
import { ChangeOrderInput } from '../../contract/order-changes.ts'
import { checkDelivery } from '../../rules/checkout.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import type { EditLine } from './edit-lines.ts'
import { editedFields, editValues, mergedEdit, type OrderEditValues } from './edit-values.ts'
import { ordersKey, showChanged } from './order-queries.ts'

/**
 * Editing an order, which may change meanwhile: then `conflict` says to what, and how to take that over without losing what
 * was typed. Until somebody does, saving is rejected.
 */
export function useOrderEdit(order: Order, onDone: () => void) {
  const texts = useTexts(officeOrdersTexts)
  const { saved } = useTexts(orderFormTexts).form
  const client = useQueryClient()
  const { base, before, conflictIn, setRejected, takeOver } = useEditBase(order, editValues)

  const form = useOfficeForm<OrderEditValues>({
    initial: before,
    // Lines are made of what the server has returned.
    schema: ChangeOrderInput.omit({ items: true }),
    check: (values) => fieldProblems(before, values),
    problems: officeOrderProblems,
    send: (values): Promise<unknown> => change.send(values),
  })
  const change = useOfficeMutation('PATCH /api/orders/:id', {
    subject: base.id,
    request: (values: OrderEditValues) => ({
      params: { id: base.id },
      body: { ...editedFields(before, values), updatedAt: base.updatedAt },
    }),
    problems: officeOrderProblems,
    failed: { title: texts.updateFailed, description: texts.updateFailedMore },
    succeeded: ({ id }) => saved(shortCode(id)),
    onSuccess(changed) {
      showChanged(client, changed)
      takeOver(changed)
      onDone()
    },
    handleFailure(error) {
      const isStale = error instanceof ApiError && error.code === 'orders.stale'
      setRejected(isStale)
      return isStale || form.reject(error)
    },
    invalidates: ordersKey,
  })

  return {
    form,
    conflict: conflictIn(form, mergedEdit),
    /** Percent; the order keeps that with which it was sold. */
    vatRate: base.vatRate,
    // A dish may come in while something else is typed.
    setLines: (lines: readonly EditLine[]) => form.setValues({ ...form.currentValues(), lines }),
  }
}

/** The phone where it was edited, since earlier versions stored it as typed, and the address that a delivery needs. */
function fieldProblems(before: OrderEditValues, values: OrderEditValues): FieldProblems {
  const { customerPhone: phone } = values
  const fault = phone === before.customerPhone ? undefined : phoneFault(phone)
  const delivery = checkDelivery(values, 'on')
  return {
    ...(fault && fault !== 'required' && { customerPhone: `orders.phone-${fault}` }),
    ...(delivery && { [delivery.field]: delivery.code }),
  }
}
