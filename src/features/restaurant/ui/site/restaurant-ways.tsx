import { ButtonLink } from '#src/design/button.tsx'
import { MapPinIcon, PhoneIcon } from '#src/design/icons.tsx'
import { phoneLink } from '#src/kernel/contact-links.ts'
import { useTexts } from '#src/web/language.tsx'
import { siteTexts } from '#src/web/texts/site-texts.ts'
import { mapPageAddress } from '../../rules/map-address.ts'
import { mapTexts } from '../../texts/map-texts.ts'
import { useSiteSettings } from './use-site-settings.tsx'

/**
 * Buttons on a guest's ticket to call the restaurant and to get directions. Each button is shown only if the owner has set the
 * phone number or the place.
 */
export function RestaurantWays() {
  const texts = useTexts(mapTexts)
  const settings = useSiteSettings()
  return (
    <>
      <CallButton size="small" />
      {settings.mapQuery !== '' && (
        <ButtonLink
          look="secondary"
          size="small"
          to={mapPageAddress(settings)}
          target="_blank"
          rel="noopener noreferrer"
          icon={<MapPinIcon />}
        >
          {texts.way}
        </ButtonLink>
      )}
    </>
  )
}

/** A link to call the restaurant. Renders nothing if the owner has set no number. */
export function CallButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const texts = useTexts(siteTexts)
  const { phone } = useSiteSettings()
  if (phone === '') return null
  return (
    <ButtonLink look="secondary" size={size} to={phoneLink(phone)} icon={<PhoneIcon />}>
      {texts.callUs(phone)}
    </ButtonLink>
  )
}
