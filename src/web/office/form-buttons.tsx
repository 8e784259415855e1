import { Button } from '@mantine/core'

import { stickyBottom } from '#src/design/sticky-edge.ts'
import { classNames } from '#src/design/class-names.ts'

import styles from './form.module.css'

interface FormButtonsProps {
  readonly cancel: string
  readonly submit: string
  readonly isSending: boolean
  /** True while the form cannot be sent because something is missing that is not a field of the form. */
  readonly isWaiting?: boolean
  onCancel(): void
  /** The id of the form, if these buttons are outside the form element. */
  readonly form?: string
}

/** The two buttons below a form in a dialog, to cancel and to submit. They stay in view, however long the form is. */
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
