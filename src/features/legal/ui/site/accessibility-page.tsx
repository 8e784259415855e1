import { useTexts } from '#src/web/language.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { accessibilityTexts } from '../../texts/accessibility-texts.ts'
import { LegalPage } from './legal-page.tsx'

export const handle: PageHandle = {}

/** The page about accessibility: who can use this site, and what the site still lacks. */
export default function AccessibilityPage() {
  return <LegalPage text={useTexts(accessibilityTexts)} changedOn="2026-11-22" />
}
