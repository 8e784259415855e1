import styles from './honeypot-field.module.css'

const name = 'website'

/**
 * A field that no person fills in: it is invisible, out of the tab order and hidden from assistive technology. If it has a value, a
 * program wrote it.
 */
export function HoneypotField() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website
        <input name={name} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}

/** The value of the form's honeypot field. It is empty if a person filled in the form, and a text if a program did. */
export function honeypotValue(form: HTMLFormElement): string {
  const text = new FormData(form).get(name)
  return typeof text === 'string' ? text : ''
}
