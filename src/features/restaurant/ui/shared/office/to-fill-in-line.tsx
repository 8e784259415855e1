import { Link } from 'react-router'

import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useServerTime } from '#src/web/office/server-clock.ts'
import { toFillIn } from '#src/features/restaurant/rules/to-fill-in.ts'
import { toFillInTexts } from '#src/features/restaurant/texts/to-fill-in-texts.ts'
import { useSiteSettings } from '../site-settings.tsx'

/** How many settings are still to be filled in, with the way to them; nothing once all are. */
export function ToFillInLine() {
  const texts = useTexts(toFillInTexts)
  const { length } = toFillIn(useSiteSettings(), useServerTime())
  if (length === 0) return null
  return (
    <Notice title={texts.line(length)}>
      <Link to="/admin/dashboard/pages/settings">{texts.open}</Link>
    </Notice>
  )
}
