import { useQuery } from '@tanstack/react-query'

import { Notice } from '#src/design/notice.tsx'
import { browserApi } from '#src/web/browser-api.ts'
import { useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { OfficeLogo } from '#src/web/office/office-logo.tsx'
import { demoPasswords } from '../../rules/demo-passwords.ts'
import { loginTexts } from '../../texts/login-texts.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

/** The sign-in screen of the office, at /login and /admin/login. */
export default function LoginPage() {
  const texts = useTexts(loginTexts)
  return (
    <div className={styles.page}>
      <OfficeHead title={texts.title} />
      <header className={styles.bar} data-tone="night">
        <OfficeLogo height={52} />
        <LanguageSwitch />
      </header>
      <main className={styles.card}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.subtitle}>{texts.subtitle}</p>
        <LoginForm />
        <DemoHint />
      </main>
    </div>
  )
}

/**
 * Shows the passwords of the demo accounts, but only as long as this is a demo and the accounts still have these public passwords.
 */
function DemoHint() {
  const texts = useTexts(loginTexts)
  const { data } = useQuery({
    queryKey: ['/api/auth/session'],
    queryFn: () => browserApi.call('GET /api/auth/session'),
  })
  if (!data?.demoHint) return null
  return (
    <Notice title={texts.demo}>
      <p className={styles.accounts}>
        {Object.entries(demoPasswords).map(([username, password]) => (
          <code key={username}>
            {username} / {password}
          </code>
        ))}
      </p>
    </Notice>
  )
}
