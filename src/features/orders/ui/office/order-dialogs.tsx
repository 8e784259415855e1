import { useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { useOpenRow } from '#src/web/office/open-row.ts'
import { rowOf, useShownRow } from '#src/web/office/single-row.tsx'
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
  const { id, openAs: asked, open: openRow, close } = useOpenRow('order')
  const openAs = storedUser()?.role === 'admin' ? asked : 'details'
  // A dialog keeps its content while it closes.
  const [shown, setShown] = useState({ id, openAs })
  if (id !== null && (id !== shown.id || openAs !== shown.openAs)) setShown({ id, openAs })
  const single = useShownRow(useOrder(id === null ? null : shown.id), {
    open: id !== null,
    // Deleted meanwhile, it stays in the form or the question about it, whose call then says so.
    staysOf: openAs === 'details' ? null : id,
  })
  const order = rowOf(single)
  // Archived, it can only be read.
  const showAs = order?.archivedAt ? 'details' : shown.openAs
  const dialog = { open: id !== null, onClose: close }
  if (order && showAs === 'delete') return <DeleteOrderDialog {...dialog} order={order} />
  if (order && showAs === 'edit') {
    return (
      <EditorDialog
        key={order.id}
        {...dialog}
        onReturn={() => openRow(order.id, 'edit')}
        title={texts.form.title(shortCode(order.id))}
      >
        {(form) => <OrderEditForm {...form} order={order} />}
      </EditorDialog>
    )
  }
  return <OrderDetails {...dialog} id={shown.id ?? ''} single={single} />
}
