import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { WarningIcon } from './icons.tsx'

interface FieldTexts {
  label: string
  /** Keeps the label for screen readers only, where the place already says what it is (search). */
  labelHidden?: boolean
  /** Beside the label, usually the word for "optional". */
  note?: string
  hint?: ReactNode
  /** What is wrong, in the visitor's language; marks the control invalid and is read with it. */
  error?: string
}

interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string | undefined
}

function Field(props: FieldTexts & { id?: string; className?: string; control: (wiring: Wiring) => ReactNode }) {
  const { label, labelHidden, note, hint, error, className, control } = props
  const generated = useId()
  const id = props.id ?? generated
  const described = classNames(hint && `${id}-hint`, error && `${id}-error`)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </label>
      {control({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: styles.control,
      })}
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

type TextFieldProps = ComponentProps<'input'> & FieldTexts & { icon?: ReactNode }

/** One line of text, a date, a number, a search. `className` goes to the whole field, the rest to the input. */
export function TextField({ label, labelHidden, note, hint, error, icon, className, id, ...input }: TextFieldProps) {
  const texts = { label, labelHidden, note, hint, error, className, id }
  return (
    <Field
      {...texts}
      control={(wiring) => (
        <span className={classNames(styles.box, icon && styles.withIcon)}>
          {icon}
          <input {...input} {...wiring} />
        </span>
      )}
    />
  )
}

/** Several lines of text; grows with them where the browser can. */
export function TextAreaField(props: ComponentProps<'textarea'> & FieldTexts) {
  const { label, labelHidden, note, hint, error, className, id, rows = 3, ...area } = props
  const texts = { label, labelHidden, note, hint, error, className, id }
  return <Field {...texts} control={(wiring) => <textarea {...area} rows={rows} {...wiring} />} />
}

/** The native list; its options are the children. */
export function SelectField(props: ComponentProps<'select'> & FieldTexts & { icon?: ReactNode }) {
  const { label, labelHidden, note, hint, error, icon, className, id, children, ...select } = props
  const texts = { label, labelHidden, note, hint, error, className, id }
  return (
    <Field
      {...texts}
      control={(wiring) => (
        <span className={classNames(styles.box, icon && styles.withIcon)}>
          {icon}
          <select {...select} {...wiring}>
            {children}
          </select>
        </span>
      )}
    />
  )
}
