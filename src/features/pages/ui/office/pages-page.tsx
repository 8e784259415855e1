import { useTexts } from '#src/web/language.tsx'
import { OfficeScreen } from '#src/web/office/office-screen.tsx'
import { pagesTabsTexts } from '../../texts/pages-tabs-texts.ts'
import { PagesTabs } from './pages-tabs.tsx'

/** The pages section on a screen of its own. */
export default function PagesPage() {
  return (
    <OfficeScreen title={useTexts(pagesTabsTexts).title}>
      <PagesTabs address="/admin/pages" />
    </OfficeScreen>
  )
}
