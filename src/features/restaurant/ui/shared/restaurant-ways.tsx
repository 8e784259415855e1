import { ButtonLink } from '#src/design/button.tsx'
import { MapPinIcon, PhoneIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { mapPageAddress } from '../../rules/map-address.ts'
import { wayTexts } from '../../texts/way-texts.ts'
import { phoneLink } from './contact-links.ts'
import { useSiteSettings } from './site-settings.tsx'

/** The ways from a guest's ticket to the restaurant, each a button where the owner has told of it: its number and its place. */
export function RestaurantWays() {
  const texts = useTexts(wayTexts)
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
          {texts.map}
        </ButtonLink>
      )}
    </>
  )
}

/** Calls the restaurant; nothing where the owner has named no number. */
export function CallButton({ size = 'medium' }: { size?: 'small' | 'medium' }) {
  const texts = useTexts(wayTexts)
  const { phone } = useSiteSettings()
  if (phone === '') return null
  return (
    <ButtonLink look="secondary" size={size} to={phoneLink(phone)} icon={<PhoneIcon />}>
      {texts.call(phone)}
    </ButtonLink>
  )
}
