import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { BellIcon } from '#src/design/bell-icon.tsx'
import { classNames } from '#src/design/class-names.ts'
import { IconButton } from '#src/design/icon-button.tsx'
import { CloseIcon } from '#src/design/icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { liveTexts } from '../../texts/live-texts.ts'
import { notificationTexts } from '../../texts/notification-texts.ts'
import { useChimeChoice, useChimeOffer } from './chime-choice.ts'
import { readyChime, ringChime, useChimeReady } from './chime.ts'
import styles from './sound-offer.module.css'

/**
 * One line that offers the sound, until somebody switches the sound on or dismisses the offer for the rest of the day. If the sound
 * is on, the line says which gesture the browser still waits for.
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
    // It lies over the page, because the touch that it asks for makes it go: what lies under that finger must not move.
    return createPortal(
      <Strip className={styles.over}>
        <p role="status">{touch}</p>
      </Strip>,
      document.body,
    )
  }
  if (!isOffered) return null
  return (
    <Strip>
      <p>
        <strong>{texts.title}</strong>
        <span className={styles.why}>{texts.text}</span>
      </p>
      <Button className={styles.on} onClick={() => void switchOn()}>
        {texts.switchOn}
      </Button>
      <IconButton label={texts.dismiss} title={texts.dismiss} icon={<CloseIcon />} onClick={dismiss} />
    </Strip>
  )
}

interface StripProps {
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Strip({ className, children }: StripProps) {
  return (
    <div className={classNames(styles.strip, className)}>
      <div className={styles.line}>
        <BellIcon />
        {children}
      </div>
    </div>
  )
}
