import { parseUrl } from '#src/kernel/parse-url.ts'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

import { Dialog } from '#src/design/dialog.tsx'
import { followedLink } from '#src/design/followed-link.ts'
import { leaveLayers } from '#src/design/layer-history.ts'
import { useTexts } from '../language.tsx'
import styles from './confirm-deletion.module.css'
import { officeTexts } from './texts/office-texts.ts'

interface UnsavedChangesProps {
  readonly when: boolean
  /** True if an address that differs only in its query shows another form, so that unsaved changes would be lost. */
  readonly withQuery?: boolean
  /** Called when the user leaves the page and the unsaved changes are lost. */
  onLeave?(): void
}

/**
 * Asks before the user leaves a page with unsaved changes: by a link, by the browser's back button, or by closing the page. React
 * Router's own blockers do not suffice: they ignore layers (decision 063) and links that load a new document. In a browser without
 * the Navigation API the back button does not ask.
 */
export function UnsavedChanges({ when, withQuery = false, onLeave }: UnsavedChangesProps) {
  const texts = useTexts(officeTexts)
  const [leave, setLeave] = useState<{ readonly go: () => void }>()
  const isLeaving = useRef(false)

  useEffect(() => {
    if (!when) return undefined
    isLeaving.current = false
    const controller = new AbortController()
    const { signal } = controller
    const ask = (event: Event, go: () => void) => {
      event.preventDefault()
      setLeave({ go })
    }
    window.addEventListener('beforeunload', (event) => isLeaving.current || event.preventDefault(), {
      signal,
    })
    // This listener is on the window, so it runs before React's listener, which is on the document, and can keep the browser from
    // following the link.
    window.addEventListener(
      'click',
      (event) => {
        const link = followedLink(event)
        if (link && isElsewhere(link.href, withQuery) && !isLeaving.current) ask(event, () => link.click())
      },
      { capture: true, signal },
    )
    // Some of the staff's devices may have browsers without the Navigation API, so the value can be undefined.
    const navigation: Navigation | undefined = window.navigation
    navigation?.addEventListener(
      'navigate',
      (event) => {
        const isBack = event.navigationType === 'traverse' && event.cancelable && !isLeaving.current
        const { key, url } = event.destination
        if (isBack && isElsewhere(url, withQuery))
          ask(event, () => leaveLayers(() => navigation.traverseTo(key)))
      },
      { signal },
    )
    return () => controller.abort()
  }, [when, withQuery])

  const stay = () => setLeave(undefined)
  return (
    <Dialog
      open={leave !== undefined}
      onClose={stay}
      size="small"
      closeLabel={texts.close}
      title={texts.unsaved.title}
      footer={
        <div className={styles.buttons}>
          <Button data-autofocus variant="default" onClick={stay}>
            {texts.unsaved.stay}
          </Button>
          <Button
            className={styles.delete}
            onClick={() => {
              isLeaving.current = true
              onLeave?.()
              stay()
              leave?.go()
            }}
          >
            {texts.unsaved.leave}
          </Button>
        </div>
      }
    >
      <p>{texts.unsaved.text}</p>
    </Dialog>
  )
}

/**
 * True if the address leads to another page. A different query mostly opens a dialog above the same page, which loses nothing, so
 * it counts as another page only with `withQuery`.
 */
function isElsewhere(address: string | null, withQuery: boolean): boolean {
  const url = address === null ? null : parseUrl(address)
  const { pathname, search } = window.location
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    (url.pathname !== pathname || (withQuery && url.search !== search))
  )
}
