import { Button } from '@mantine/core'

import { Badge } from '#src/design/badge.tsx'
import { useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { DeviceList, DeviceRow, OwnDevices, useMoment } from '#src/web/office/own-devices.tsx'
import type { OpenSession } from '../../contract/account.ts'
import { profileTexts } from '../../texts/profile-texts.ts'
import { useOtherSessionsEnd, useOwnSessions, useSessionEnd } from './use-own-sessions.ts'

/** Lists the devices on which the user is signed in and since when, with buttons to sign the user out on other devices. */
export function OwnSessions() {
  const texts = useTexts(profileTexts).sessions
  return (
    <OwnDevices id="sessions-title" title={texts.title}>
      <Loaded query={useOwnSessions()} texts={texts} height="4rem">
        {(sessions) => (
          <>
            <DeviceList>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </DeviceList>
            {sessions.length > 1 && <EndOthers />}
          </>
        )}
      </Loaded>
    </OwnDevices>
  )
}

function SessionRow({ session }: { session: OpenSession }) {
  const texts = useTexts(profileTexts).sessions
  const momentOf = useMoment()
  const { send, isPending } = useSessionEnd(session.id)
  const device = session.device || texts.unknownDevice
  const signedIn = momentOf(session.signedInAt)
  const seen = session.isCurrent ? [] : [texts.lastSeen(momentOf(session.lastSeenAt))]
  return (
    <DeviceRow name={device} facts={[texts.signedIn(signedIn), ...seen]}>
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
    </DeviceRow>
  )
}

function EndOthers() {
  const texts = useTexts(profileTexts).sessions
  const { send, isPending } = useOtherSessionsEnd()
  return (
    <Button variant="default" loading={isPending} onClick={() => void send()}>
      {texts.endOthers}
    </Button>
  )
}
