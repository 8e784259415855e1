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
  /** True if an address that differs only in its query shows another form, so that the changes would be lost. */
  readonly withQuery?: boolean
  /** Called when the user leaves the page and the changes are lost. */
  onLeave?(): void
}

/**
 * Asks before the user leaves a page with unsaved changes: by a link, by the browser's back button, or by closing the page. React
 * Router's own blockers do not know of layers (decision 063) and of links that load a new document. In a browser without the
 * Navigation API the back button does not ask.
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
    // This listener is on the window, so it runs before React's, which is on the document, and can stop the link.
    window.addEventListener(
      'click',
      (event) => {
        const link = followedLink(event)
        if (link && isElsewhere(link.href, withQuery) && !isLeaving.current) ask(event, () => link.click())
      },
      { capture: true, signal },
    )
    // The browsers on some of the staff's devices may be too old for the Navigation API.
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
 * A change of the query mostly opens a dialog above the same page, which loses nothing. So a different query counts as another page
 * only with `withQuery`.
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
