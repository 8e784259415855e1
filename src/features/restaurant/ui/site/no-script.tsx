import { TextLink } from '#src/design/link.tsx'
import { emailLink, phoneLink } from '#src/kernel/contact-links.ts'
import { useSiteSettings } from './use-site-settings.tsx'
import styles from './no-script.module.css'

/**
 * A notice above a form for visitors without scripts. It says why the form cannot be sent, and links to the restaurant's phone
 * number and e-mail address. Another rule, in the footer, hides buttons that do not work without scripts.
 */
export function NoScript({ text }: { text: string }) {
  const { phone, email } = useSiteSettings()
  return (
    <noscript>
      <p className={styles.notice}>
        {text} {phone !== '' && <TextLink to={phoneLink(phone)}>{phone}</TextLink>}
        {phone !== '' && email !== '' && ' · '}
        {email !== '' && <TextLink to={emailLink(email)}>{email}</TextLink>}
      </p>
    </noscript>
  )
}
