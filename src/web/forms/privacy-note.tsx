import { TextLink } from '#src/design/link.tsx'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '../language.tsx'
import { siteTexts } from '../texts/site-texts.ts'

/** A note beside the button of a form: where to read how the data is used. The link opens a new tab, so that the form stays. */
export function PrivacyNote() {
  const { privacyNote, pages } = useTexts(siteTexts)
  return (
    <p className={smallText.mutedTight}>
      {privacyNote}{' '}
      <TextLink to="/privacy-policy" target="_blank" rel="noopener">
        {pages.privacyPolicy}
      </TextLink>
    </p>
  )
}
