import { useEffect, useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { CheckIcon, CopyIcon } from '#src/design/task-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useCall } from '#src/web/call-link.tsx'
import { copyText } from '#src/web/copy-text.ts'
import { useTexts } from '#src/web/language.tsx'
import { articleTexts } from '../../texts/article-texts.ts'

/** How long the button says that it has copied, in milliseconds. */
const copiedFor = 2000

/** Copies the article's address, to be sent to someone. */
export function ShareButton() {
  const texts = useTexts(articleTexts)
  const call = useCall()
  // Each copy is counted, so that a second one begins the two seconds anew.
  const [copies, setCopies] = useState({ count: 0, fresh: false })

  useEffect(() => {
    if (!copies.fresh) return
    const timer = setTimeout(() => setCopies(({ count }) => ({ count, fresh: false })), copiedFor)
    return () => clearTimeout(timer)
  }, [copies])

  async function share() {
    if (await copyText(window.location.href)) {
      setCopies(({ count }) => ({ count: count + 1, fresh: true }))
      showToast({ title: texts.copied, description: texts.copiedText, tone: 'success' })
    } else {
      showToast({ title: texts.notCopied, description: texts.notCopiedText, tone: 'error', action: call })
    }
  }

  return (
    <Button look="secondary" icon={copies.fresh ? <CheckIcon /> : <CopyIcon />} onClick={() => void share()}>
      {copies.fresh ? texts.copied : texts.share}
    </Button>
  )
}
