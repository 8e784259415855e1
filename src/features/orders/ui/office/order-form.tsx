import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import styles from '#src/web/office/form.module.css'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { type AnyFormProps, Form } from '#src/web/office/resource/resource-form.tsx'
import { DetailsLink } from '#src/web/office/row-links.tsx'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { AddDish } from './add-dish.tsx'
import type { EditLine } from './edit-lines.ts'
import { isAdmin, orderResource } from './order-resource.tsx'
import { useAddedDish } from './use-added-dish.tsx'

/** The form for an order, with its lines and a search field that adds a dish. */
export function OrderForm(props: AnyFormProps<Order>) {
  const { form, onEdit, row, children } = props
  // The order has become ready while it was being edited. So nothing that staff have typed here can be saved any more.
  const isOver = row !== undefined && !orderResource.mayChange(row)
  const adding = useAddedDish(
    () => form.currentValues()['items'] as readonly EditLine[], // of the definition
    (items) => {
      onEdit()
      // While a dish is being added, the user may type in another field. So the form's current values are read only at the end.
      form.setValues({ ...form.currentValues(), items })
    },
  )
  return (
    <>
      <Form
        {...props}
        isWaiting={adding.isPending || isOver}
        // If staff choose a type for which the order lacks name and phone, these fields appear below the type, so that it does not move.
        renderFields={(inputs) =>
          Object.values(isAdmin() ? inputs : { orderType: inputs['orderType'], ...inputs })
        }
      >
        <div className={styles.wide}>
          <AddDish isPending={adding.isPending} onChoose={adding.add} />
        </div>
        {isOver ? <Over order={row} /> : children}
      </Form>
      {/* The dialog for the options of a dish contains a form. Forms cannot be nested in HTML, so the dialog is rendered outside
          this form. */}
      {adding.dialog}
    </>
  )
}

/** Says that the order can no longer be edited, with a link to its details, where its status can still be set. */
function Over({ order }: { readonly order: Order }) {
  const { editOver, detailsOf } = useTexts(officeOrdersTexts)
  const problems = useTexts(officeOrderProblems)
  const address = useOpenAddress('order')
  return (
    <div className={styles.wide}>
      <Notice tone="warning" title={problems['orders.admins-alone']} urgent>
        <p>{editOver}</p>
        <DetailsLink to={address({ as: 'details', id: order.id })} label={detailsOf(shortCode(order.id))} />
      </Notice>
    </div>
  )
}
