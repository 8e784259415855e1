import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'

import { Button } from '#src/design/button.tsx'
import { Notice } from '#src/design/notice.tsx'
import { Section, SectionHeading } from '#src/design/section.tsx'
import { useHydrated } from '#src/design/use-hydrated.ts'
import { NoScript } from '#src/features/restaurant/ui/site/no-script.tsx'
import { browserApi } from '#src/web/browser-api.ts'
import { CallLink } from '#src/web/call-link.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PageHead } from '#src/web/page-head.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { newsletterTexts } from '../../texts/newsletter-texts.ts'
import styles from './unsubscribe-page.module.css'

export const handle: PageHandle = { personal: true }

/**
 * The page asks for a confirmation, because some mail programs open the links in a mail by themselves, and that must not end a
 * subscription.
 */
export default function UnsubscribePage() {
  const texts = useTexts(newsletterTexts).unsubscribe
  const { state, unsubscribe } = useUnsubscribing(useParams()['token'] ?? '')
  const isDone = state === 'done'
  const heading = useRef<HTMLDivElement>(null)
  // The pressed button disappears, so the focus moves to the heading.
  useEffect(() => {
    if (isDone) heading.current?.focus()
  }, [isDone])
  return (
    <Section width="text">
      <PageHead {...texts.head} noIndex />
      <div ref={heading} tabIndex={-1} className={styles.heading}>
        <SectionHeading
          as="h1"
          title={isDone ? texts.done : texts.title}
          subtitle={isDone ? texts.doneText : texts.text}
        />
      </div>
      {!isDone && <Ask state={state} onPress={() => void unsubscribe()} />}
    </Section>
  )
}

type Unsubscribing = 'asked' | 'sending' | 'failed' | 'done'

function useUnsubscribing(token: string) {
  const [state, setState] = useState<Unsubscribing>('asked')
  async function unsubscribe() {
    setState('sending')
    try {
      await browserApi.call('POST /api/newsletter/unsubscribe/:token', { params: { token } })
      setState('done')
    } catch {
      setState('failed')
    }
  }
  return { state, unsubscribe }
}

function Ask({ state, onPress }: { state: Unsubscribing; onPress: () => void }) {
  const texts = useTexts(newsletterTexts).unsubscribe
  const hydrated = useHydrated()
  return (
    <div className={styles.ask}>
      <NoScript text={texts.noScript} />
      {state === 'failed' && (
        <Notice tone="danger" title={texts.failed} urgent>
          {texts.failedText} <CallLink />
        </Notice>
      )}
      <Button pending={state === 'sending'} disabled={!hydrated} onClick={onPress}>
        {texts.submit}
      </Button>
    </div>
  )
}
