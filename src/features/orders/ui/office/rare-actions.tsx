import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { CopyButton } from '#src/web/office/copy-button.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { DeleteLink, EditLink } from '#src/web/office/row-links.tsx'
import { PrintOrderButtons } from '#src/features/printing/ui/office/print-order-buttons.tsx'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderAsText } from './order-as-text.ts'
import { orderResource } from './order-resource.tsx'
import { useNoteSeen } from './unseen-query.ts'

/** Buttons that copy an order as text, and links to the dialogs for editing and deleting it, if the user may do so. */
export function RareActions({ order }: { order: Order }) {
  useNoteSeen(order)
  const texts = useTexts(officeOrdersTexts)
  const address = useOpenAddress('order')
  const { id } = order
  const code = shortCode(id)
  return (
    <>
      <CopyOrder order={order} />
      {order.archivedAt === null && <PrintOrderButtons id={id} />}
      {orderResource.mayChange(order) && (
        <EditLink to={address({ as: 'edit', id })} label={texts.edit(code)} />
      )}
      {orderResource.mayRemove?.(order) && (
        <DeleteLink to={address({ as: 'delete', id })} label={texts.deleteOf(code)} />
      )}
    </>
  )
}

/** The button that copies an order as text. */
export function CopyOrder({ order, isQuiet = false }: { order: Order; isQuiet?: boolean }) {
  const { copyOf } = useTexts(officeOrdersTexts)
  const language = useLanguage()
  return (
    <CopyButton
      text={() => orderAsText(order, language, serverTime())}
      label={copyOf(shortCode(order.id))}
      isQuiet={isQuiet}
    />
  )
}
