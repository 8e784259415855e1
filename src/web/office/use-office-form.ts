import { useForm } from '@mantine/form'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { z } from 'zod'

import type { ProblemTexts } from '../forms/failure-text.ts'
import { useLanguage } from '../language.tsx'
import { fieldProblemText, type FieldProblems, rejectedFields, schemaProblems } from './field-problems.ts'

type Field<Values> = keyof Values & string
/** The path of a field, or of a field in a row of a list (`rows.0.name`). */
type FieldPath<Values> = Field<Values> | `${Field<Values>}.${number}.${string}`

interface OfficeFormOptions<Values extends object> {
  readonly initial: Values
  /** The contract's own schema: the form checks before sending everything that the server will check by this schema. */
  readonly schema: z.ZodType
  /**
   * Checks what the contract does not know, such as a password that has to be typed twice. Returns the error code of each invalid
   * field.
   */
  readonly check?: (values: Values) => FieldProblems
  /** The form's own texts, by field and code. Other codes use the texts of the feature or those common to all forms. */
  readonly fieldTexts?: Partial<Record<Field<Values>, Readonly<Record<string, string>>>>
  /** The feature's texts for the codes with which the call may fail. */
  readonly problems?: ProblemTexts
  /** For an error code whose response names no field: the field that the code is about. */
  readonly codeFields?: Readonly<Record<string, Field<Values>>>
  /**
   * Sends the values, which are valid, and shows a failure; it calls `reject` to show errors at fields. Its promise never rejects.
   */
  readonly send: (values: Values) => Promise<unknown>
}

/**
 * A form of the office. What is typed stays, whatever happens. A problem is stored as its code and shown in the current language.
 * The first field that needs a correction gets the focus. While the form is being sent, it cannot be sent again.
 */
export function useOfficeForm<Values extends Record<string, unknown>>(options: OfficeFormOptions<Values>) {
  const { initial, schema, check, fieldTexts, problems = { vi: {}, en: {} }, codeFields, send } = options
  const language = useLanguage()
  // The id makes the form's name unique, so that the right input is found even if several forms on a page have fields with the same
  // name.
  const form = useForm<Values>({ name: useId().replaceAll(/[^\dA-Za-z]/g, '-'), initialValues: initial })
  const [isSending, setIsSending] = useState(false)
  // A second press can come before React has rendered the first, so a ref notes at once that the form is being sent.
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

  /** Shows the server's rejections at their fields. Returns true if the failure was about at least one field. */
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

  /** The props of a field's input, with its error in the reader's language. */
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
    /** The values at this moment, for code that goes on after a call. */
    currentValues: () => form.getValues(),
    setValues: (values: Values) => form.setValues(values),
  }
}

/** Unfolds everything around an input: in a closed fold the input could not be seen or get the focus. */
function unfold(input: Element | null) {
  const fold = input?.closest<HTMLDetailsElement>('details:not([open])')
  if (!fold) return
  fold.open = true
  unfold(fold)
}
