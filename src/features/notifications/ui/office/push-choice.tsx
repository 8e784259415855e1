import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import layout from '#src/design/layout.module.css'
import { showToast } from '#src/design/toast-store.ts'
import smallText from '#src/design/small-text.module.css'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { Loaded } from '#src/web/office/loaded.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { OwnSubscription, PushSubscriptionInput } from '../../contract/push-subscription.ts'
import { pushChoiceTexts, pushProblems } from '../../texts/push-texts.ts'
import styles from './live-tools.module.css'
import {
  pushKey,
  pushObstacle,
  pushSubscriptionsQuery,
  rememberPush,
  subscribeBrowser,
} from './push-device.ts'
import { usePushEnd } from './use-push-end.ts'

/**
 * The switch for whether this device gets messages about new orders while no page of the office is open, or the reason why it
 * cannot get any.
 */
export function PushChoice() {
  const texts = useTexts(pushChoiceTexts)
  // When the user has answered the browser's question, the reason may be a different one.
  const [obstacle, setObstacle] = useState(pushObstacle)
  return (
    <section className={layout.stack2} aria-labelledby="push-choice">
      <h3 id="push-choice" className={styles.pushTitle}>
        {texts.title}
      </h3>
      {obstacle ? (
        <p role="status" className={smallText.muted}>
          {texts.cannot[obstacle]}
        </p>
      ) : (
        <PossibleChoice onAsked={() => setObstacle(pushObstacle())} />
      )}
    </section>
  )
}

function PossibleChoice({ onAsked }: { readonly onAsked: () => void }) {
  const { loading, loadFailed } = useTexts(pushChoiceTexts)
  const query = useQuery(pushSubscriptionsQuery(useOfficeApi()))
  return (
    <Loaded query={query} texts={{ loading, failed: loadFailed }} height="4rem">
      {({ publicKey, subscriptions }) => {
        const own = subscriptions.find(({ isCurrent }) => isCurrent)
        return own ? <SwitchOff own={own} /> : <SwitchOn publicKey={publicKey} onAsked={onAsked} />
      }}
    </Loaded>
  )
}

function SwitchOn({ publicKey, onAsked }: { readonly publicKey: string; readonly onAsked: () => void }) {
  const texts = useTexts(pushChoiceTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { send, isPending } = useOfficeMutation('POST /api/push-subscriptions', {
    subject: pushKey,
    request: (body: PushSubscriptionInput) => ({ body }),
    problems: pushProblems,
    failed: { title: texts.title, description: texts.failed },
    onSuccess: () => rememberPush(true),
    invalidates: pushKey,
  })

  async function ask() {
    setAsking(true)
    try {
      const subscription = await subscribeBrowser(publicKey, language)
      if (subscription) await send(subscription)
    } catch {
      showToast({ title: texts.failed, tone: 'error' })
    }
    setAsking(false)
    onAsked()
  }

  return (
    <>
      <p className={smallText.muted}>{texts.why}</p>
      <Button variant="default" loading={isAsking || isPending} onClick={() => void ask()}>
        {texts.switchOn}
      </Button>
    </>
  )
}

function SwitchOff({ own }: { readonly own: OwnSubscription }) {
  const texts = useTexts(pushChoiceTexts)
  const { send, isPending } = usePushEnd(own)
  return (
    <>
      <p role="status">{texts.on}</p>
      <Button variant="default" loading={isPending} onClick={() => void send()}>
        {texts.switchOff}
      </Button>
    </>
  )
}
