import { Button } from '@mantine/core'
import { data, Link } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

/** Says, within the admin dashboard, that it has no page at this address. */
export default function OfficeNotFoundPage() {
  const texts = useTexts(officeTexts).notFound
  return (
    <OfficeSection title={texts.title}>
      <p>{texts.text}</p>
      <div>
        <Button component={Link} to="/admin/dashboard">
          {texts.dashboard}
        </Button>
      </div>
    </OfficeSection>
  )
}
