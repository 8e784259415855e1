import { Button } from '@mantine/core'

import { stickyBottom } from '#src/design/sticky-edge.ts'
import { classNames } from '#src/design/class-names.ts'

import styles from './form.module.css'

interface FormButtonsProps {
  readonly cancel: string
  readonly submit: string
  readonly isSending: boolean
  /** True while the form cannot be sent because something other than its fields is still missing. */
  readonly isWaiting?: boolean
  onCancel(): void
  /** The id of the form, if these buttons stand outside of it. */
  readonly form?: string
}

/** The two buttons below a form in a dialog: one cancels, one submits. They stay in view however long the form is. */
export function FormButtons(props: FormButtonsProps) {
  const { cancel, submit, isSending, isWaiting = false, onCancel, form } = props
  return (
    <div ref={stickyBottom} className={classNames(styles.buttons, styles.inSight)}>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" form={form} loading={isSending} disabled={isWaiting}>
        {submit}
      </Button>
    </div>
  )
}
