import { Button, Switch } from '@mantine/core'
import { useState } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { IconButton } from '#src/design/icon-button.tsx'
import { MutedIcon, NoSignalIcon, SignalIcon, SoundIcon } from '#src/design/office-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { liveTexts } from '../../texts/live-texts.ts'
import { useChimeChoice } from './chime-choice.ts'
import { readyChime, ringChime } from './chime.ts'
import { HeaderPopover } from './header-popover.tsx'
import styles from './live-tools.module.css'
import { useConnection } from './live-store.ts'
import { PushChoice } from './push-choice.tsx'
import { usePushRenewal } from './push-device.ts'

/** Two icons in the header: one shows whether the screen is live, the other is for the sound of new orders. */
export function LiveTools() {
  usePushRenewal()
  return (
    <>
      <ConnectionState />
      <SoundTool />
    </>
  )
}

/** Shows only an icon while the connection works or is being opened. If there is a problem, a text stands beside the icon. */
function ConnectionState() {
  const texts = useTexts(liveTexts)
  const connection = useConnection()
  const SomeIcon = connection === 'live' ? SignalIcon : NoSignalIcon
  return (
    <p
      role="status"
      className={classNames(styles.connection, styles[connection])}
      title={texts.connectionMore[connection]}
    >
      <SomeIcon size="1.375rem" />
      <span className={styles.state}>{texts.connection[connection]}</span>
    </p>
  )
}

/** The menu for the sound of new orders: a switch, and a button that plays the sound as a test. */
function SoundTool() {
  const texts = useTexts(liveTexts)
  const [wanted, choose] = useChimeChoice()
  const [isOpen, setOpen] = useState(false)

  async function sound() {
    const heard = await readyChime()
    if (heard) ringChime()
    else showToast({ title: texts.noSound, tone: 'error' })
    return heard
  }

  return (
    <HeaderPopover
      isOpen={isOpen}
      width="min(20rem, calc(100vw - 1rem))"
      onClose={() => setOpen(false)}
      target={
        <IconButton
          className={(wanted ? styles.sound : styles.muted) ?? ''}
          label={texts.soundIs[wanted ? 'on' : 'off']}
          icon={wanted ? <SoundIcon size="1.625rem" /> : <MutedIcon size="1.625rem" />}
          onClick={() => setOpen(!isOpen)}
        />
      }
    >
      <Switch
        checked={wanted}
        label={texts.sound}
        data-autofocus
        onChange={({ currentTarget }) => {
          choose(currentTarget.checked)
          if (currentTarget.checked) void sound()
        }}
      />
      <Button
        variant="default"
        onClick={() => void sound().then((heard) => heard && showToast({ title: texts.tested }))}
      >
        {texts.test}
      </Button>
      <PushChoice />
    </HeaderPopover>
  )
}
