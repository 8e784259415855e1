import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { PlusIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import { OfficeLogo } from '#src/web/office/office-logo.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { schemaFormTexts } from '#src/features/customization/texts/schema-form-texts.ts'
import { schemaListTexts } from '#src/features/customization/texts/schema-list-texts.ts'
import { newSchemaId, SchemaDialogs } from '../../office/schema-dialogs.tsx'
import { SchemaList } from '../../office/schema-list.tsx'
import type { PicturedDish } from '../choice-section.ts'
import styles from './customization-screen.module.css'

/** The customization schemas as a screen of their own. */
export function CustomizationScreen({ dishes }: { readonly dishes: readonly PicturedDish[] }) {
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
        <SchemasSection dishes={dishes} />
      </main>
    </>
  )
}

/** All customization schemas of the restaurant, and what admins do to them; `dishes` are what they try them with. */
export function SchemasSection({ dishes }: { readonly dishes: readonly PicturedDish[] }) {
  const texts = useTexts(schemaListTexts)
  const addressOf = useRowAddress('schema')
  return (
    <OfficeSection
      title={texts.list.title}
      note={texts.note}
      action={
        <Button
          component={Link}
          to={addressOf(newSchemaId, 'edit')}
          preventScrollReset
          leftSection={<PlusIcon size="1.25rem" />}
        >
          {useTexts(schemaFormTexts).add}
        </Button>
      }
    >
      <SchemaList />
      <SchemaDialogs dishes={dishes} />
    </OfficeSection>
  )
}
