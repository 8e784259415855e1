import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'

import { Skeleton, SkeletonGroup } from '#src/design/skeleton.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { SectionTabs } from '#src/web/office/section-tabs.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { pagesTabsTexts } from '../../texts/pages-tabs-texts.ts'
import { pagesParts } from './pages-parts.ts'

/**
 * Shows the parts of the office section for the site's pages as tabs. The browser's address names the open tab. `address` is the
 * section's own address.
 */
export function PagesTabs({ address }: { address: string }) {
  const texts = useTexts(pagesTabsTexts)
  const language = useLanguage()
  const { part } = useParams()
  const open = pagesParts.find(({ path }) => path === part)
  if (!open) return <Navigate to={`${address}/${pagesParts[0].path}`} replace />
  const tabs = pagesParts.map(({ path, label }) => ({ to: `${address}/${path}`, label: label[language] }))
  return (
    <>
      <SectionTabs label={texts.parts} tabs={tabs} />
      <Suspense fallback={<Loading />}>
        <open.Part />
      </Suspense>
    </>
  )
}

function Loading() {
  return (
    <SkeletonGroup label={useTexts(officeTexts).loading}>
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
