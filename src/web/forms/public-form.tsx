import type { ComponentProps, RefObject } from 'react'

import { HoneypotField } from '#src/design/honeypot-field.tsx'
import { useEarlyTyping } from '#src/design/use-early-typing.ts'

interface PublicFormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  readonly form: {
    readonly element: RefObject<HTMLFormElement | null>
    submit: ComponentProps<'form'>['onSubmit']
  }
}

/** The form element around the fields: what was typed before the page was hydrated is taken up, and bots are rejected. */
export function PublicForm({ form: { element, submit }, children, ...rest }: PublicFormProps) {
  useEarlyTyping(element)
  return (
    <form {...rest} ref={element} noValidate onSubmit={submit}>
      {children}
      <HoneypotField />
    </form>
  )
}
