import { Button } from '@mantine/core'

import styles from './form.module.css'

interface FormButtonsProps {
  readonly cancel: string
  readonly submit: string
  readonly isSending: boolean
  /** Something has to be there first. */
  readonly isWaiting?: boolean
  onCancel(): void
  /** The form, where these stand outside of it. */
  readonly form?: string
}

/** The buttons below a form in a dialog: cancel and submit. */
export function FormButtons(props: FormButtonsProps) {
  const { cancel, submit, isSending, isWaiting = false, onCancel, form } = props
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" form={form} loading={isSending} disabled={isWaiting}>
        {submit}
      </Button>
    </div>
  )
}
