import { Button } from '@mantine/core'

import { LogoMark } from '#src/design/logo.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { useTexts } from '#src/web/language.tsx'
import styles from './checking.module.css'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { officeTexts } from '#src/web/office/texts/texts.ts'

/** While the session is verified. */
export function Checking() {
  const { checking } = useTexts(officeTexts)
  return (
    <main className={styles.page}>
      <OfficeHead title={checking} />
      <Spinner size="large" />
      <p role="status">{checking}</p>
    </main>
  )
}

/** The server could not be asked: neither in nor out. */
export function CheckFailed({ retry }: { retry: () => void }) {
  const texts = useTexts(officeTexts)
  return (
    <main className={styles.page}>
      <OfficeHead title={texts.checkFailed} />
      <LogoMark size={72} />
      <h1 className={styles.title}>{texts.checkFailed}</h1>
      <p role="alert">{texts.checkFailedMore}</p>
      <Button onClick={retry}>{texts.retry}</Button>
    </main>
  )
}
