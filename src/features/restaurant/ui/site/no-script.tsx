import { TextLink } from '#src/design/link.tsx'
import { emailLink, phoneLink } from '#src/kernel/contact-links.ts'
import { useSiteSettings } from './use-site-settings.tsx'
import styles from './no-script.module.css'

/**
 * Above a form, where no scripts run: why it takes nothing, and who takes it instead, one tap away. The footer
 * takes away the buttons that do nothing.
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
