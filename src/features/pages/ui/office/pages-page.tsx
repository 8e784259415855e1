import { useTexts } from '#src/web/language.tsx'
import { OfficeScreen } from '#src/web/office/office-screen.tsx'
import { pagesDeskTexts } from '../../texts/pages-desk-texts.ts'
import { PagesDesk } from './pages-desk.tsx'

/** The pages desk as a screen of its own. */
export default function PagesPage() {
  return (
    <OfficeScreen title={useTexts(pagesDeskTexts).title}>
      <PagesDesk address="/admin/pages" />
    </OfficeScreen>
  )
}
