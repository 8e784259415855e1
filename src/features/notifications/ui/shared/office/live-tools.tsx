import { Button, Switch } from '@mantine/core'

import { classNames } from '#src/design/class-names.ts'
import { showToast } from '#src/design/toast-store.ts'
import { useTexts } from '#src/web/language.tsx'
import { liveTexts } from '#src/features/notifications/texts/live-texts.ts'
import { useChimeChoice } from '../../office/chime-choice.ts'
import { readyChime, ringChime, useChimeReady } from '../../office/chime.ts'
import { useConnection } from './live-store.ts'
import styles from '../../office/live-tools.module.css'

/** Whether the screen is live, and the sound of new orders: on or off, and a try. */
export function LiveTools() {
  const texts = useTexts(liveTexts)
  const [wanted, choose] = useChimeChoice()
  const ready = useChimeReady()

  async function sound() {
    const heard = await readyChime()
    if (heard) ringChime()
    else showToast({ title: texts.noSound, tone: 'error' })
    return heard
  }

  return (
    <div className={styles.tools}>
      <ConnectionState />
      <Switch
        className={styles.switch}
        checked={wanted}
        label={
          <>
            {texts.sound} <span className={styles.of}>{texts.soundOf}</span>
          </>
        }
        onChange={({ currentTarget }) => {
          choose(currentTarget.checked)
          if (currentTarget.checked) void sound()
        }}
      />
      <Button
        className={styles.test}
        variant="default"
        onClick={() => void sound().then((heard) => heard && showToast({ title: texts.tested }))}
      >
        {texts.test}
      </Button>
      {wanted && !ready && <p className={styles.touch}>{texts.touch}</p>}
    </div>
  )
}

function ConnectionState() {
  const texts = useTexts(liveTexts)
  const connection = useConnection()
  return (
    <p
      role="status"
      className={classNames(styles.connection, styles[connection])}
      title={texts.connectionMore[connection]}
    >
      <span className={styles.light} aria-hidden="true" />
      {texts.connection[connection]}
    </p>
  )
}
