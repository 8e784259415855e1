import { Button } from '@mantine/core'
import { data, Link } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import { OfficeLogo } from '#src/web/office/office-logo.tsx'
import { OfficeMessage } from '#src/web/office/office-message.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import styles from './office-not-found-page.module.css'

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

/** Says that the office has no page at this address. Everybody may see this page, because it contains no data of the office. */
export default function OfficeNotFoundPage() {
  const texts = useTexts(officeTexts).notFound
  const bar = (
    <header className={styles.bar} data-tone="night">
      <OfficeLogo height={40} />
      <LanguageSwitch />
    </header>
  )
  return (
    <OfficeMessage title={texts.title} bar={bar}>
      <p>{texts.text}</p>
      <Button component={Link} to="/admin/dashboard">
        {texts.dashboard}
      </Button>
    </OfficeMessage>
  )
}
