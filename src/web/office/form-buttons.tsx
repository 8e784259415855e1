import { Button } from '@mantine/core'

import styles from './form.module.css'

interface FormButtonsProps {
  readonly cancel: string
  readonly submit: string
  readonly isSending: boolean
  onCancel(): void
  /** The form, where these stand outside of it. */
  readonly form?: string
}

/** The buttons below a form in a dialog: cancel and submit. */
export function FormButtons({ cancel, submit, isSending, onCancel, form }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button variant="default" onClick={onCancel}>
        {cancel}
      </Button>
      <Button type="submit" form={form} loading={isSending}>
        {submit}
      </Button>
    </div>
  )
}
