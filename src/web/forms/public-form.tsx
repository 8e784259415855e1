import type { ComponentProps, RefObject } from 'react'

import { HoneypotField } from '#src/design/honeypot-field.tsx'
import { classNames } from '#src/design/class-names.ts'
import { useEarlyTyping } from '#src/design/use-early-typing.ts'
import styles from './form.module.css'

interface PublicFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  readonly form: {
    readonly element: RefObject<HTMLFormElement | null>
    submit: ComponentProps<'form'>['onSubmit']
  }
}

/**
 * The form element around the fields. It keeps what the guest typed before the page was hydrated. It also contains the honeypot
 * field: if a bot fills in this field, the server rejects the form.
 */
export function PublicForm({ form: { element, submit }, className, children, ...rest }: PublicFormProps) {
  useEarlyTyping(element)
  return (
    <form {...rest} ref={element} noValidate className={classNames(styles.form, className)} onSubmit={submit}>
      {children}
      <HoneypotField />
    </form>
  )
}
