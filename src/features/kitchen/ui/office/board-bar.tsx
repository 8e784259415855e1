import { Link } from 'react-router'

import { restaurantTime } from '#src/kernel/dates.ts'
import { useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import { useServerTime } from '#src/web/use-server-time.ts'
import { useConnection } from '#src/features/notifications/ui/office/live-store.ts'
import { kitchenTexts } from '../../texts/kitchen-texts.ts'
import styles from './kitchen-board.module.css'
import { useWakeLock } from './use-wake-lock.ts'

interface BoardBarProps {
  readonly back: string | undefined
  /** True if the board shows what it loaded earlier, because the last request has failed. */
  readonly isOutdated: boolean
}

/** The time, whether the board is live and the screen stays on, and an alert if the board is not live. */
export function BoardBar({ back, isOutdated }: BoardBarProps) {
  const texts = useTexts(kitchenTexts)
  const connection = useConnection()
  const awake = useWakeLock()
  return (
    <>
      <header className={styles.bar} data-tone="night">
        <h1 className={styles.title}>{texts.title}</h1>
        <time className={styles.time}>{restaurantTime(useServerTime())}</time>
        <p className={styles.state}>
          {connection !== 'lost' && <span>{texts.connection[connection]} · </span>}
          {texts.awake[awake]}
        </p>
        <LanguageSwitch />
        {back !== undefined && (
          <Link className={styles.back} to={back}>
            {texts.back}
          </Link>
        )}
      </header>
      <p className={styles.lost} role="alert">
        {connection === 'lost' ? texts.connection.lost : isOutdated && texts.outdated}
      </p>
    </>
  )
}
