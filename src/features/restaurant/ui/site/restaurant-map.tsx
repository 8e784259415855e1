import { useEffect, useRef, useState } from 'react'

import { Button, ButtonLink } from '#src/design/button.tsx'
import { MapPinIcon } from '#src/design/icons.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { mapFrameAddress, mapPageAddress } from '../../rules/map-address.ts'
import { mapTexts } from '../../texts/map-texts.ts'
import styles from './restaurant-map.module.css'
import { useSiteSettings } from './use-site-settings.tsx'

/**
 * A map from another site that shows where the restaurant is. The browser loads nothing from that site until the visitor presses a
 * button. A page with this map sets `frameOrigin` in its handle to `mapOrigin`, so that the browser allows the frame.
 */
export function RestaurantMap() {
  const texts = useTexts(mapTexts)
  const settings = useSiteSettings()
  const [asked, setAsked] = useState(false)
  const hydrated = useHydrated()
  if (settings.mapQuery === '') return null
  return (
    <div className={styles.part}>
      <div className={styles.map}>
        {asked ? (
          <MapFrame />
        ) : (
          <>
            <span className={styles.pin}>
              <MapPinIcon />
            </span>
            <div className={styles.ask}>
              {/* If no scripts run, this button stays disabled, and visitors use the link below. */}
              <Button look="secondary" size="small" disabled={!hydrated} onClick={() => setAsked(true)}>
                {texts.show}
              </Button>
              <p className={styles.source}>{texts.source}</p>
            </div>
          </>
        )}
      </div>
      <ButtonLink
        look="secondary"
        size="small"
        className={styles.open}
        to={mapPageAddress(settings)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.open}
      </ButtonLink>
    </div>
  )
}

function MapFrame() {
  const texts = useTexts(mapTexts)
  const language = useLanguage()
  const settings = useSiteSettings()
  const frame = useRef<HTMLIFrameElement>(null)
  // The button that the visitor pressed has disappeared. So the focus moves to the map, from where keyboard and screen reader users
  // continue.
  useEffect(() => frame.current?.focus(), [])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={texts.title(inLanguage(language, settings.name, settings.nameVi))}
      src={mapFrameAddress(settings, language)}
      referrerPolicy="no-referrer"
      // Its own scripts and cookies, and links that open elsewhere; it cannot lead this page away.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin it cannot lift the sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  )
}
