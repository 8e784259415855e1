import { MailIcon, MapPinIcon, PhoneIcon } from '#src/design/icons.tsx'
import { TextLink } from '#src/design/link.tsx'
import { emailLink, phoneLink } from '#src/kernel/contact-links.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { restaurantTexts } from '../../texts/restaurant-texts.ts'
import styles from './contact-details.module.css'
import { useSiteSettings } from './use-site-settings.tsx'

/** The restaurant's address, hotline and support e-mail address, as far as the owner has set them. */
export function ContactDetails() {
  const language = useLanguage()
  const texts = useTexts(restaurantTexts)
  const { address, addressVi, phone, email } = useSiteSettings()
  const shownAddress = translated(language, address, addressVi)
  return (
    <dl className={styles.details}>
      {shownAddress !== '' && (
        <div className={styles.detail}>
          <dt>
            <MapPinIcon />
            <span className="visually-hidden">{texts.address}</span>
          </dt>
          <dd className={styles.address}>{shownAddress}</dd>
        </div>
      )}
      {phone !== '' && (
        <div className={styles.detail}>
          <dt>
            <PhoneIcon />
            <span className="visually-hidden">{texts.hotline}</span>
          </dt>
          <dd>
            <TextLink look="quiet" to={phoneLink(phone)}>
              {phone}
            </TextLink>
          </dd>
        </div>
      )}
      {email !== '' && (
        <div className={styles.detail}>
          <dt>
            <MailIcon />
            <span className="visually-hidden">{texts.supportEmail}</span>
          </dt>
          <dd>
            <TextLink look="quiet" to={emailLink(email)}>
              {email}
            </TextLink>
          </dd>
        </div>
      )}
    </dl>
  )
}
