import { formatMoney } from '#src/kernel/money.ts'
import { serverTime } from '#src/web/clock.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { RowDetails } from '#src/web/office/resource/row-details.tsx'
import { RowDialogs } from '#src/web/office/resource/row-dialogs.tsx'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { guestOf } from '../../rules/table-order.ts'
import { orderAsText } from './order-as-text.ts'
import { OrderFacts } from './order-facts.tsx'
import { OrderForm } from './order-form.tsx'
import { orderResource } from './order-resource.tsx'

/**
 * The dialog of the order whose id is in the page's address. In it staff see all details and set the status and the payment; admins
 * can also edit and delete the order.
 */
export function OrderDialogs() {
  const { dialog, remove } = useTexts(officeOrdersTexts)
  const language = useLanguage()
  return (
    <RowDialogs
      rows={orderResource}
      form={{ of: orderResource, render: (props) => <OrderForm {...props} /> }}
      deletionText={(order) =>
        remove.text(shortCode(order.id), guestOf(order, language), formatMoney(order.grandTotal))
      }
      renderDetails={(details) => (
        <RowDetails
          {...details}
          rows={orderResource}
          title={dialog.title(shortCode(details.id))}
          asText={(order) => orderAsText(order, language, serverTime())}
        >
          {(order) => <OrderFacts order={order} />}
        </RowDetails>
      )}
    />
  )
}
