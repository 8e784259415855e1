import { lazy } from 'react'

import { ErrorPage } from '#src/web/error-page.tsx'
import { useLanguage } from '#src/web/language.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { PagePart } from '#src/web/page-part.tsx'
import { privacyPolicyInVietnamese } from '../../texts/privacy-policy-in-vietnamese.ts'
import { LegalPage } from './legal-page.tsx'

export const handle: PageHandle = {}

const changedOn = '2026-11-28'

const InEnglish = lazy(async () => {
  const { privacyPolicyInEnglish } = await import('../../texts/privacy-policy-in-english.ts')
  return { default: () => <LegalPage text={privacyPolicyInEnglish} changedOn={changedOn} /> }
})

/**
 * The page about what the restaurant does with personal data. Its text is long, so the English version is a separate file that only
 * English readers load.
 */
export default function PrivacyPolicyPage() {
  if (useLanguage() === 'vi') return <LegalPage text={privacyPolicyInVietnamese} changedOn={changedOn} />
  return (
    <PagePart failed={<ErrorPage error={undefined} />}>
      <InEnglish />
    </PagePart>
  )
}
