import styles from './honeypot-field.module.css'

const name = 'website'

/**
 * The field no person fills in: out of sight, out of the tab order, unknown to assistive technology. What stands in it a
 * program has written.
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

/** The value of the form's honeypot; empty where a person filled in the form. */
export function honeypotValue(form: HTMLFormElement): string {
  const text = new FormData(form).get(name)
  return typeof text === 'string' ? text : ''
}
