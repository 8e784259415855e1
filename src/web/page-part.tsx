import { Component, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'

import { TextLink } from '#src/design/link.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { CallLink, useCall } from './call-link.tsx'
import { useTexts } from './language.tsx'
import styles from './page-part.module.css'
import { siteTexts } from './texts/site-texts.ts'

interface BoundaryProps {
  /** The content that is shown if the children throw an error or if their code cannot be loaded. */
  readonly failed: ReactNode
  readonly children: ReactNode
}

/**
 * Shows the content `failed` if its children throw an error or if their code cannot be loaded. The rest of the page stays
 * unchanged.
 */
export class FailureBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}

interface PagePartProps extends BoundaryProps {
  /** The content that is shown while the part is loading. */
  readonly waiting?: ReactNode
}

/** A part of a page whose code is loaded separately. If it fails, the rest of the page stays unchanged. */
export function PagePart({ waiting, failed, children }: PagePartProps) {
  return (
    <FailureBoundary failed={failed}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </FailureBoundary>
  )
}

interface FailedPartProps {
  /** The page to which the link leads. It offers the same as the failed part, and its name is also the heading. */
  readonly page: 'home' | 'news' | 'booking' | 'contact'
}

/**
 * The replacement for a part that has failed. It shows the part's heading, the number to call, and a link to another page. The link
 * loads a new document, because the scripts of this page have failed.
 */
export function FailedPart({ page }: FailedPartProps) {
  const { pages, partFailed } = useTexts(siteTexts)
  return (
    <div className={styles.failed}>
      <h2>{pages[page]}</h2>
      <p>{partFailed}</p>
      <p className={styles.ways}>
        <TextLink look="forward" to={page === 'home' ? '/' : `/${page}`} reloadDocument>
          {pages[page]}
        </TextLink>
        <CallLink />
      </p>
    </div>
  )
}

/**
 * The replacement for a dialog that cannot be shown. It tells the visitor that the dialog has failed, and calls `onFailed`, so that
 * the next press on the button tries to open the dialog again.
 */
export function FailedDialog({ onFailed }: { readonly onFailed: () => void }) {
  const { partFailed, failed } = useTexts(siteTexts)
  const call = useCall()
  const giveUp = useEffectEvent(() => {
    showToast({ title: partFailed, description: failed.hint, tone: 'error', action: call })
    onFailed()
  })
  useEffect(() => giveUp(), [])
  return null
}
