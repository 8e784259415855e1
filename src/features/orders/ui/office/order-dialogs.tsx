import { useTexts } from '#src/web/language.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { useOpenDialog } from '#src/web/office/open-dialog.ts'
import { rowOf, useShownRow } from '#src/web/office/row-state.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { DeleteOrderDialog } from './delete-order-dialog.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderEditForm } from './order-edit-form.tsx'
import { useOrder } from './use-order.ts'

/** The dialog of the order that the address names. Staff read it, set its status and payment; admins change and delete it. */
export function OrderDialogs() {
  const texts = useTexts(orderFormTexts)
  const { shown, id, dialog, reopen } = useOpenDialog('order', 'details')
  const as = storedUser()?.role === 'admin' ? shown.as : 'details'
  const single = useShownRow(useOrder(dialog.open ? (id ?? null) : null), {
    open: dialog.open,
    // Deleted meanwhile, it stays in the form or the question about it, whose call then says so.
    stays: (last) => last.id === id && as !== 'details',
  })
  const order = rowOf(single)
  // Archived, it can only be read.
  const showAs = order?.archivedAt ? 'details' : as
  if (order && showAs === 'delete') return <DeleteOrderDialog {...dialog} order={order} />
  if (order && showAs === 'edit') {
    return (
      <EditorDialog
        key={order.id}
        {...dialog}
        onReturn={reopen}
        title={texts.form.title(shortCode(order.id))}
      >
        {(form) => <OrderEditForm {...form} order={order} />}
      </EditorDialog>
    )
  }
  return <OrderDetails {...dialog} id={id ?? ''} single={single} />
}
