import { IconLink } from '#src/design/icon-button.tsx'
import layout from '#src/design/layout.module.css'
import { FacebookIcon, InstagramIcon, LinkedInIcon, TikTokIcon } from '#src/design/social-icons.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { restaurantTexts } from '../../texts/restaurant-texts.ts'
import { useSiteSettings } from './use-site-settings.tsx'

const networks = [
  { name: 'Facebook', setting: 'facebookUrl', Icon: FacebookIcon },
  { name: 'Instagram', setting: 'instagramUrl', Icon: InstagramIcon },
  { name: 'LinkedIn', setting: 'linkedinUrl', Icon: LinkedInIcon },
  { name: 'TikTok', setting: 'tiktokUrl', Icon: TikTokIcon },
] as const

/** Links to the restaurant's pages on social networks. A network that the owner has left empty is not shown. */
export function SocialLinks() {
  const language = useLanguage()
  const texts = useTexts(restaurantTexts)
  const settings = useSiteSettings()
  const restaurant = inLanguage(language, settings.name, settings.nameVi)
  const present = networks.filter(({ setting }) => settings[setting] !== '')
  if (present.length === 0) return null
  return (
    <ul role="list" aria-label={texts.social} className={layout.wrap3}>
      {present.map(({ name, setting, Icon }) => (
        <li key={name}>
          <IconLink
            look="outline"
            to={settings[setting]}
            rel="noopener"
            label={texts.socialLink(restaurant, name)}
            icon={<Icon />}
          />
        </li>
      ))}
    </ul>
  )
}
