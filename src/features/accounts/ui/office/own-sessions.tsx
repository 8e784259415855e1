import { Button } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { formatDayMonth, restaurantDate, restaurantTime } from '#src/kernel/dates.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import type { OpenSession } from '../../contract/account.ts'
import { profileTexts } from '../../texts/profile-texts.ts'
import styles from './own-sessions.module.css'
import { useOtherSessionsEnd, useOwnSessions, useSessionEnd } from './use-own-sessions.ts'

/** On which devices and since when the user is signed in, and buttons to sign the others out. */
export function OwnSessions() {
  const texts = useTexts(profileTexts).sessions
  return (
    <section className={styles.sessions} aria-labelledby="sessions-title">
      <h4 id="sessions-title">{texts.title}</h4>
      <Loaded query={useOwnSessions()} texts={texts} height="4rem">
        {(sessions) => (
          <>
            <ul role="list" className={styles.list}>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && <EndOthers />}
          </>
        )}
      </Loaded>
    </section>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const texts = useTexts(profileTexts).sessions
  const momentOf = useMoment()
  const { send, isPending } = useSessionEnd(session.id)
  const device = session.device || texts.unknownDevice
  const signedIn = momentOf(session.signedInAt)
  return (
    <li className={styles.row}>
      <p className={styles.facts}>
        <strong>{device}</strong>
        <span>{texts.signedIn(signedIn)}</span>
        {!session.isCurrent && <span>{texts.lastSeen(momentOf(session.lastSeenAt))}</span>}
      </p>
      {session.isCurrent ? (
        <Badge tone="success">{texts.current}</Badge>
      ) : (
        <Button
          variant="default"
          loading={isPending}
          aria-label={texts.endOf(device, signedIn)}
          onClick={() => void send()}
        >
          {texts.end}
        </Button>
      )}
    </li>
  )
}

function EndOthers() {
  const texts = useTexts(profileTexts).sessions
  const { send, isPending } = useOtherSessionsEnd()
  return (
    <Button className={styles.others} variant="default" loading={isPending} onClick={() => void send()}>
      {texts.endOthers}
    </Button>
  )
}

/** Formats a moment as "19:05, 06/05", by the restaurant's clock. */
function useMoment() {
  const language = useLanguage()
  return (instant: string) => {
    const at = new Date(instant)
    return `${restaurantTime(at)}, ${formatDayMonth(restaurantDate(at), language)}`
  }
}
