import { useTexts } from '#src/web/language.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { accessibilityTexts } from '../../texts/accessibility-texts.ts'
import { LegalPage } from './legal-page.tsx'

export const handle: PageHandle = {}

/** The page about who can use this site, and what is missing. */
export default function AccessibilityPage() {
  return <LegalPage text={useTexts(accessibilityTexts)} changedOn="2026-11-22" />
}
