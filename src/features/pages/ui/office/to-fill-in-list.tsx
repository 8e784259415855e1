import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'

import { Notice } from '#src/design/notice.tsx'
import { ListIcon } from '#src/design/office-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FoldNotice } from '#src/web/office/fold-notice.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { gapSections } from '#src/features/restaurant/rules/to-fill-in.ts'
import { type ContentGap, type Gap, gaps as allGaps } from '../../rules/to-fill-in.ts'
import { toFillInTexts } from '../../texts/to-fill-in-texts.ts'
import styles from './to-fill-in-list.module.css'

const settings = '/admin/dashboard/pages/settings'

/** For each thing outside the settings that the owner has to fill in, the address of the office screen for it. */
const screens: Readonly<Record<ContentGap, string>> = {
  account: '/admin/dashboard/account',
  categories: '/admin/dashboard/menu/categories',
  dishes: '/admin/dashboard/menu',
  dishPictures: '/admin/dashboard/menu',
  homeTexts: '/admin/dashboard/pages/home',
  homeFilms: '/admin/dashboard/pages/home',
  homeStory: '/admin/dashboard/pages/home',
  roomPicture: '/admin/dashboard/pages/home',
  aboutTexts: '/admin/dashboard/pages/about',
  aboutPictures: '/admin/dashboard/pages/about',
  team: '/admin/dashboard/pages/about',
  seo: '/admin/dashboard/pages/seo?page=home',
  reviews: '/admin/dashboard/reviews',
  news: '/admin/dashboard/blog',
  staff: '/admin/dashboard/account',
}

/**
 * A notice that says how much of the site the owner has filled in. The user can open it to see a list of the remaining things, each
 * with a link to its screen. If nothing remains, this renders nothing, or with `praise` a short praise.
 */
export function ToFillInList({ praise = false }: { readonly praise?: boolean }) {
  const texts = useTexts(toFillInTexts)
  const { pathname } = useLocation()
  const api = useOfficeApi()
  const { data: gaps } = useQuery({
    // Events about anything that the owner fills in refetch this query by its key (use-event-stream.ts).
    queryKey: ['/api/to-fill-in'],
    queryFn: () => api.call('GET /api/to-fill-in'),
  })
  if (!gaps) return null
  if (gaps.length === 0) return praise ? <Notice title={texts.done}>{texts.doneText}</Notice> : null
  return (
    <FoldNotice tone="info" icon={<ListIcon />} title={<Progress left={gaps.length} />}>
      <p>{texts.text}</p>
      <ul role="list" className={styles.list}>
        {gaps.map((gap) => (
          <li key={gap}>
            <Link to={addressOf(gap, pathname)}>{texts.gaps[gap]}</Link>
          </li>
        ))}
      </ul>
    </FoldNotice>
  )
}

function Progress({ left }: { readonly left: number }) {
  const texts = useTexts(toFillInTexts)
  const done = allGaps.length - left
  return (
    <span className={styles.progress}>
      <span>{texts.title(left)}</span>
      <span className={styles.done}>
        <progress value={done} max={allGaps.length} aria-hidden="true" />
        {texts.progress(done, allGaps.length)}
      </span>
    </span>
  )
}

/**
 * The address to which the link of a thing to fill in leads. If the settings screen is open already, this is only the section's
 * anchor, so that the screen stays open and keeps what the owner has typed.
 */
function addressOf(gap: Gap, pathname: string): string {
  if (isOfContent(gap)) return screens[gap]
  const section = `#${gapSections[gap]}`
  return pathname.endsWith('/pages/settings') ? section : settings + section
}

function isOfContent(gap: Gap): gap is ContentGap {
  return gap in screens
}
