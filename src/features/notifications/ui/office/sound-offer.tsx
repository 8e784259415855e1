import { Button } from '@mantine/core'
import { createPortal } from 'react-dom'

import { BellIcon } from '#src/design/bell-icon.tsx'
import { IconButton } from '#src/design/icon-button.tsx'
import { CloseIcon } from '#src/design/icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { OfficeNotice } from '#src/web/office/office-notices.tsx'
import { liveTexts } from '../../texts/live-texts.ts'
import { notificationTexts } from '../../texts/notification-texts.ts'
import { useChimeChoice, useChimeOffer } from './chime-choice.ts'
import { readyChime, ringChime, useChimeReady } from './chime.ts'
import styles from './sound-offer.module.css'

/**
 * A line that offers to switch on the sound for new orders, until somebody does so or dismisses the line for the rest of the day.
 * If the sound is on but the browser does not play it yet, the line asks for the gesture that the browser waits for.
 */
export function SoundOffer() {
  const texts = useTexts(notificationTexts).sound
  const { noSound, touch } = useTexts(liveTexts)
  const [wanted, choose] = useChimeChoice()
  const isReady = useChimeReady()
  const [isOffered, dismiss] = useChimeOffer()

  async function switchOn() {
    choose(true)
    if (await readyChime()) ringChime()
    else showToast({ title: noSound, tone: 'error' })
  }

  if (wanted && !isReady) {
    // The line lies over the page and takes no space in it. The touch for which it asks makes it disappear, and the element under
    // the finger must not move then.
    return createPortal(
      <div className={styles.over}>
        <BellIcon />
        <p role="status">{touch}</p>
      </div>,
      document.body,
    )
  }
  if (!isOffered) return null
  return (
    <OfficeNotice icon={<BellIcon />} title={texts.title} more={texts.text}>
      <Button onClick={() => void switchOn()}>{texts.switchOn}</Button>
      <IconButton label={texts.dismiss} title={texts.dismiss} icon={<CloseIcon />} onClick={dismiss} />
    </OfficeNotice>
  )
}
