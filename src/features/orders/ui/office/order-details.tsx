import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { RowDetails } from '#src/web/office/row-details.tsx'
import type { RowState } from '#src/web/office/row-state.tsx'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderAsText } from './order-as-text.ts'
import { OrderFacts } from './order-facts.tsx'

interface OrderDetailsProps {
  readonly open: boolean
  onClose(): void
  readonly id: string
  readonly single: RowState<Order>
}

/** The dialog with everything there is to know of an order; admins go on from there to change it. */
export function OrderDetails({ id, single, ...dialog }: OrderDetailsProps) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const address = useOpenAddress('order')
  const isAdmin = storedUser()?.role === 'admin'
  return (
    <RowDetails
      {...dialog}
      single={single}
      title={texts.dialog.title(shortCode(id))}
      texts={{ ...texts.dialog, failed: texts.list.failed }}
      asText={(order) => orderAsText(order, language, serverTime())}
      editAddress={(order) =>
        isAdmin && order.archivedAt === null ? address({ as: 'edit', id: order.id }) : undefined
      }
    >
      {(order) => <OrderFacts order={order} />}
    </RowDetails>
  )
}
