import { TextLink } from '#src/design/link.tsx'
import smallText from '#src/design/small-text.module.css'
import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { useTexts } from '../language.tsx'
import { siteTexts } from '../texts/site-texts.ts'

const noteTexts = inBothLanguages({
  note: [
    'Quán chỉ dùng thông tin này cho việc bạn yêu cầu.',
    'We use this for what you ask us to do, and for nothing else.',
  ],
})

/**
 * A note beside the button of a form, with a link to the page that tells how the restaurant uses the data. The link opens in a new
 * tab, so that the form stays open.
 */
export function PrivacyNote() {
  const { note } = useTexts(noteTexts)
  const { pages } = useTexts(siteTexts)
  return (
    <p className={smallText.mutedTight}>
      {note}{' '}
      <TextLink to="/privacy-policy" target="_blank" rel="noopener">
        {pages.privacyPolicy}
      </TextLink>
    </p>
  )
}
