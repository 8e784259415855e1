import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import { OfficeLogo } from '#src/web/office/office-logo.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { schemaListTexts } from '../../texts/schema-list-texts.ts'
import styles from './customization-page.module.css'
import { SchemaDialogs } from './schema-dialogs.tsx'
import { SchemaList } from './schema-list.tsx'

/** All customization schemas of the restaurant, and what admins do to them. */
export default function CustomizationPage() {
  const texts = useTexts(schemaListTexts)
  return (
    <>
      <header className={styles.bar} data-tone="night">
        <OfficeLogo height={40} />
        <h1 className={styles.title}>{texts.title}</h1>
        <LanguageSwitch />
        <Button component={Link} to="/admin/dashboard" variant="default">
          {texts.back}
        </Button>
      </header>
      <main className={styles.main}>
        <OfficeSection title={texts.list.title} note={texts.note}>
          <SchemaList />
          <SchemaDialogs />
        </OfficeSection>
      </main>
    </>
  )
}
