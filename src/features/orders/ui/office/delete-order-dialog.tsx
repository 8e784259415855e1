import { formatMoney } from '#src/kernel/money.ts'
import { useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { ordersKey } from './order-queries.ts'

interface DeleteOrderDialogProps {
  readonly open: boolean
  onClose(): void
  readonly order: Order
}

/** Asks whether an order shall be deleted, and deletes it. */
export function DeleteOrderDialog({ open, onClose, order }: DeleteOrderDialogProps) {
  const { remove } = useTexts(orderFormTexts)
  const { close } = useTexts(officeTexts)
  const { id, customerName, grandTotal } = order
  const code = shortCode(id)
  const { send, isPending } = useOfficeMutation('DELETE /api/orders/:id', {
    subject: id,
    request: () => ({ params: { id } }),
    problems: officeOrderProblems,
    failed: { title: remove.failed, description: remove.failedMore },
    succeeded: () => remove.done(code),
    onSuccess: onClose,
    invalidates: ordersKey,
  })
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ ...remove, text: remove.text(code, customerName, formatMoney(grandTotal)), close }}
      isPending={isPending}
      onConfirm={() => void send()}
    />
  )
}
