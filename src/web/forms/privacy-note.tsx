import { TextLink } from '#src/design/link.tsx'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '../language.tsx'
import { siteTexts } from '../texts/site-texts.ts'

/** Beside the button of a form: where to read what becomes of what one enters. In a tab of its own, so that the form stays. */
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
