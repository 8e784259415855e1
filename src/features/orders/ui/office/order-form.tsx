import styles from '#src/web/office/form.module.css'
import { type AnyFormProps, Form } from '#src/web/office/resource/resource-form.tsx'
import type { Order } from '../../contract/order.ts'
import { AddDish } from './add-dish.tsx'
import type { EditLine } from './edit-lines.ts'
import { useAddedDish } from './use-added-dish.tsx'

/** The form for the fields and lines of an order, with a search that adds a dish to the lines. */
export function OrderForm(props: AnyFormProps<Order>) {
  const { form, onEdit, children } = props
  const adding = useAddedDish(
    () => form.currentValues()['items'] as readonly EditLine[], // of the definition
    (items) => {
      onEdit()
      // A dish may be added while the user types in another field, so the current values are read only now.
      form.setValues({ ...form.currentValues(), items })
    },
  )
  return (
    <>
      <Form {...props} isWaiting={adding.isPending}>
        <div className={styles.wide}>
          <AddDish isPending={adding.isPending} onChoose={adding.add} />
        </div>
        {children}
      </Form>
      {/* The dialog for the choices has a form of its own, and forms cannot be nested, so the dialog is outside of this form. */}
      {adding.dialog}
    </>
  )
}
