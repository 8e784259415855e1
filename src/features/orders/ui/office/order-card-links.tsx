import { useTexts } from '#src/web/language.tsx'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { DeleteLink, DetailsLink, EditLink } from '#src/web/office/row-links.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'

/** The ways from a card to everything there is to know of an order and, for admins, to change and delete it. */
export function OrderCardLinks({ order: { id, archivedAt } }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const actions = useTexts(orderFormTexts)
  const address = useRowAddress('order')
  const code = shortCode(id)
  return (
    <>
      <DetailsLink to={address(id)} label={texts.detailsOf(code)} />
      {storedUser()?.role === 'admin' && archivedAt === null && (
        <>
          <EditLink to={address(id, 'edit')} label={actions.editOf(code)} />
          <DeleteLink to={address(id, 'delete')} label={actions.deleteOf(code)} />
        </>
      )}
    </>
  )
}
