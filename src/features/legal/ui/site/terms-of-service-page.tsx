import { useTexts } from '#src/web/language.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { termsOfServiceTexts } from '../../texts/terms-of-service-texts.ts'
import { LegalPage } from './legal-page.tsx'

export const handle: PageHandle = {}

/** The page with the terms between guests and the restaurant. */
export default function TermsOfServicePage() {
  return <LegalPage text={useTexts(termsOfServiceTexts)} changedOn="2026-11-22" />
}
