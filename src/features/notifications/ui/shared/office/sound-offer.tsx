import { Button } from '@mantine/core'

import { BellIcon } from '#src/design/bell-icon.tsx'
import { Notice } from '#src/design/notice.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { liveTexts } from '#src/features/notifications/texts/live-texts.ts'
import { notificationTexts } from '#src/features/notifications/texts/notification-texts.ts'
import { useChimeChoice, useChimeOffer } from '../../office/chime-choice.ts'
import { readyChime, ringChime } from '../../office/chime.ts'
import styles from '../../office/notifications.module.css'

/** Offers the sound until it is switched on, or for the rest of the day until the offer is dismissed. */
export function SoundOffer() {
  const texts = useTexts(notificationTexts).sound
  const { noSound } = useTexts(liveTexts)
  const [, choose] = useChimeChoice()
  const [isOffered, dismiss] = useChimeOffer()
  if (!isOffered) return null

  async function switchOn() {
    choose(true)
    if (await readyChime()) ringChime()
    else showToast({ title: noSound, tone: 'error' })
  }

  return (
    <Notice tone="warning" title={texts.title} icon={<BellIcon />}>
      <p>{texts.text}</p>
      <div className={styles.offer}>
        <Button onClick={() => void switchOn()}>{texts.switchOn}</Button>
        <Button variant="default" onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </Notice>
  )
}
