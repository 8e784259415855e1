import { Button } from '@mantine/core'

import { Notice } from '#src/design/notice.tsx'
import { useTexts } from '#src/web/language.tsx'
import { CopyButton } from '#src/web/office/copy-button.tsx'
import { QrCode } from '#src/web/qr-code.tsx'
import type { NewDevice } from '../../contract/device.ts'
import { deviceTexts } from '../../texts/device-texts.ts'
import styles from './devices.module.css'

/** The token of a device that has just been added: for a board as a link and a QR code, for a printer as text. */
export function DeviceSecret({
  device: { name, kind, token },
  onDone,
}: {
  device: NewDevice
  onDone(): void
}) {
  const texts = useTexts(deviceTexts)
  // Browsers do not send the part of an address after the # to the server. So the token gets into no log.
  const secret = kind === 'board' ? `${window.location.origin}/pair#${token}` : token
  return (
    <Notice title={`${texts.added(name)} · ${texts.once}`}>
      <div className={styles.secret}>
        <p>{kind === 'board' ? texts.link : texts.token}</p>
        {kind === 'board' && <QrCode className={styles.code} text={secret} label={texts.code(name)} />}
        <code className={styles.token}>{secret}</code>
        <div className={styles.buttons}>
          <CopyButton text={() => secret} />
          <Button onClick={onDone}>{texts.done}</Button>
        </div>
      </div>
    </Notice>
  )
}
