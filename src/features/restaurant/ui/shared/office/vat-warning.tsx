import { Link } from 'react-router'

import { Notice } from '#src/design/notice.tsx'
import { formatDate } from '#src/kernel/dates.ts'
import { numberText } from '#src/kernel/number-text.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useServerTime } from '#src/web/office/server-clock.ts'
import { vatEndAhead } from '#src/features/restaurant/rules/vat.ts'
import { vatTexts } from '#src/features/restaurant/texts/vat-texts.ts'
import { useSiteSettings } from '../site-settings.tsx'

/** Warns while the VAT periods end soon and none follows; nothing else. */
export function VatWarning() {
  const texts = useTexts(vatTexts)
  const language = useLanguage()
  const end = vatEndAhead(useSiteSettings().vatPeriods, useServerTime())
  if (!end) return null
  const [rate, rateAfter] = [end.rate, end.rateAfter].map((each) => numberText(each, language))
  return (
    <Notice tone="warning" title={texts.title(formatDate(end.lastDay, language))}>
      <p>{rate === rateAfter ? texts.same(rate ?? '') : texts.text(rate ?? '', rateAfter ?? '')}</p>
      <Link to="/admin/dashboard/pages/settings">{texts.open}</Link>
    </Notice>
  )
}
