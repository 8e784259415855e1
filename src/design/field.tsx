import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { WarningIcon } from './icons.tsx'

interface FieldTexts {
  label: string
  /** A note beside the label, usually the word for "optional". */
  note?: string
  hint?: ReactNode
  /** The error message in the visitor's language. It marks the control as invalid and screen readers read it with the control. */
  error?: string
}

/** Returns the ids and ARIA attributes that connect a form control with its label, hint and error message. */
function useWiring({ hint, error }: FieldTexts, givenId: string | undefined) {
  const generated = useId()
  const id = givenId ?? generated
  return {
    id,
    'aria-describedby': classNames(hint && `${id}-hint`, error && `${id}-error`) || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    className: styles.control,
  }
}

function Field(
  props: FieldTexts & { id: string; className?: string; icon?: ReactNode; children: ReactNode },
) {
  const { id, label, note, hint, error, icon, className, children } = props
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      <span className={classNames(styles.box, icon && styles.withIcon)}>
        {icon}
        {children}
      </span>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}

/**
 * A field for one line of text, a date or a number. `className` applies to the element around label and input; all other props
 * apply to the input.
 */
export function TextField(props: ComponentProps<'input'> & FieldTexts) {
  const { label, note, hint, error, className, ...input } = props
  const texts = { label, note, hint, error }
  const wiring = useWiring(texts, input.id)
  return (
    <Field {...texts} id={wiring.id} className={className}>
      <input {...input} {...wiring} />
    </Field>
  )
}

/** A field for several lines of text. It grows with its text if the browser supports that. */
export function TextAreaField(props: ComponentProps<'textarea'> & FieldTexts) {
  const { label, note, hint, error, className, rows = 3, ...area } = props
  const texts = { label, note, hint, error }
  const wiring = useWiring(texts, area.id)
  return (
    <Field {...texts} id={wiring.id} className={className}>
      <textarea {...area} rows={rows} {...wiring} />
    </Field>
  )
}

/** A field with the browser's own select list; its options are the children. */
export function SelectField(props: ComponentProps<'select'> & FieldTexts & { icon?: ReactNode }) {
  const { label, note, hint, error, icon, className, children, ...select } = props
  const texts = { label, note, hint, error }
  const wiring = useWiring(texts, select.id)
  return (
    <Field {...texts} id={wiring.id} className={className} icon={icon}>
      <select {...select} {...wiring}>
        {children}
      </select>
    </Field>
  )
}
