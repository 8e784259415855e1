import { useForm } from '@mantine/form'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { z } from 'zod'

import type { ProblemTexts } from '../forms/failure-text.ts'
import { useLanguage } from '../language.tsx'
import { fieldProblemText, type FieldProblems, rejectedFields, schemaProblems } from './field-problems.ts'

type Field<Values> = keyof Values & string
/** The path of a field: the field's name or, in a row of a list, a path such as `rows.0.name`. */
type FieldPath<Values> = Field<Values> | `${Field<Values>}.${number}.${string}`

interface OfficeFormOptions<Values extends object> {
  readonly initial: Values
  /** The schema of the contract. With it the form checks, before it is sent, everything that the server will check. */
  readonly schema: z.ZodType
  /**
   * Checks rules that the contract does not contain, such as a password that must be typed twice. Returns an error code for each
   * invalid field.
   */
  readonly check?: (values: Values) => FieldProblems
  /**
   * The form's own error texts, by field and code. For other codes the form uses the feature's texts, or those that all forms
   * share.
   */
  readonly fieldTexts?: Partial<Record<Field<Values>, Readonly<Record<string, string>>>>
  /** The feature's texts for the error codes of the call. */
  readonly problems?: ProblemTexts
  /** For error codes whose response names no field: the field to which the code belongs. */
  readonly codeFields?: Readonly<Record<string, Field<Values>>>
  /**
   * Sends the values, which the form has checked already, and shows any failure. To show errors at fields, `send` calls `reject`.
   * The promise that `send` returns never rejects.
   */
  readonly send: (values: Values) => Promise<unknown>
}

/**
 * A form in the office. The form keeps what the user has typed, whatever happens. A problem is stored as its code and shown in the
 * current language. The first field that needs a correction gets the focus. While the form is being sent, it cannot be sent again.
 */
export function useOfficeForm<Values extends Record<string, unknown>>(options: OfficeFormOptions<Values>) {
  const { initial, schema, check, fieldTexts, problems = { vi: {}, en: {} }, codeFields, send } = options
  const language = useLanguage()
  // `useId` makes the form's name unique, so that the form finds its own inputs even if several forms on a page have fields with
  // the same name.
  const form = useForm<Values>({ name: useId().replaceAll(/[^\dA-Za-z]/g, '-'), initialValues: initial })
  const [isSending, setIsSending] = useState(false)
  // The user may press again before React has rendered the effect of the first press. So this ref records at once that the form is
  // being sent.
  const busy = useRef(false)

  function show(found: FieldProblems): boolean {
    form.setErrors(found)
    const first = Object.keys(initial).find((name) =>
      Object.keys(found).some((path) => path.split('.')[0] === name),
    )
    const path = Object.keys(found).find((each) => each.split('.')[0] === first)
    if (path === undefined) return false
    for (const each of Object.keys(found)) unfold(form.getInputNode(each))
    form.getInputNode(path)?.focus()
    return true
  }

  /** Shows the server's rejections at their fields. Returns true if at least one field was rejected. */
  function reject(error: unknown): boolean {
    return show(rejectedFields(error, form.getValues(), codeFields))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy.current) return
    const values = form.getValues()
    if (show({ ...check?.(values), ...schemaProblems(schema, values) })) return
    busy.current = true
    setIsSending(true)
    try {
      await send(values)
    } finally {
      busy.current = false
      setIsSending(false)
    }
  }

  /** The props for the input of a field, with the field's error in the reader's language. */
  function field(name: FieldPath<Values>) {
    const code = form.errors[name]
    const own: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = fieldTexts ?? {}
    const error = typeof code === 'string' && fieldProblemText(code, own[name], problems, language)
    return { ...form.getInputProps(name), name, error }
  }

  return {
    field,
    submit: (event: FormEvent) => void submit(event),
    isSending,
    reject,
    values: form.values,
    /** The form's present values, for code that continues after a call's response. */
    currentValues: () => form.getValues(),
    setValues: (values: Values) => form.setValues(values),
  }
}

/** Opens everything collapsed around an input: otherwise the input could neither be seen nor get the focus. */
function unfold(input: Element | null) {
  const fold = input?.closest<HTMLDetailsElement>('details:not([open])')
  if (!fold) return
  fold.open = true
  unfold(fold)
}
