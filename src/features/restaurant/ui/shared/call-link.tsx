import { TextLink } from '#src/design/link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { phoneLink } from './contact-links.ts'
import { useSiteSettings } from './site-settings.tsx'

/** The number to tap; nothing while the restaurant has none. */
export function CallLink() {
  const { callUs } = useTexts(siteTexts)
  const { phone } = useSiteSettings()
  return phone !== '' && <TextLink to={phoneLink(phone)}>{callUs(phone)}</TextLink>
}
