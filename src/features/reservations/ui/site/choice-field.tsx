import { type ReactNode, useId } from 'react'

import { classNames } from '#src/design/class-names.ts'
import fieldStyles from '#src/design/field.module.css'
import { WarningIcon } from '#src/design/icons.tsx'
import styles from './booking.module.css'

interface ChoiceFieldProps {
  readonly label: string
  /** Content at the other end of the label's line. */
  readonly aside?: ReactNode
  readonly error: string | undefined
  readonly children: ReactNode
}

/**
 * A field in which guests choose one of several visible options: radio buttons with the same name, under a label like that of other
 * fields.
 */
export function ChoiceField({ label, aside, error, children }: ChoiceFieldProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className={fieldStyles.field}
    >
      <div className={classNames(fieldStyles.label, styles.line)}>
        <span id={id}>{label}</span>
        {aside}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className={fieldStyles.error}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  )
}
