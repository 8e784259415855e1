import type { PageHandle } from '#src/web/page-handle.ts'
import { privacyPolicyTexts } from '../../texts/privacy-policy-texts.ts'
import { LegalPage } from './legal-page.tsx'

export const handle: PageHandle = {}

/** The page about what the restaurant does with personal data. */
export default function PrivacyPolicyPage() {
  return <LegalPage texts={privacyPolicyTexts} changedOn="2026-11-27" />
}
