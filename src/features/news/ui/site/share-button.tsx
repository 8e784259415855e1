import { useEffect, useState } from 'react'

import { Button } from '#src/design/button.tsx'
import { CheckIcon } from '#src/design/icons.tsx'
import { ShareIcon } from '#src/design/share-icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useCopy } from '#src/web/use-copy.ts'
import { articleTexts } from '../../texts/article-texts.ts'

/** For how many milliseconds the button says that it has copied the address. */
const copiedFor = 2000

/** The button that copies the article's address, so that a guest can send it to someone. */
export function ShareButton() {
  const texts = useTexts(articleTexts)
  const copy = useCopy(
    { title: texts.copied, description: texts.copiedText },
    { title: texts.notCopied, description: texts.notCopiedText },
  )
  // Counts how often the address was copied. Each new number starts the two seconds again.
  const [copies, setCopies] = useState({ count: 0, fresh: false })

  useEffect(() => {
    if (!copies.fresh) return
    const timer = setTimeout(() => setCopies(({ count }) => ({ count, fresh: false })), copiedFor)
    return () => clearTimeout(timer)
  }, [copies])

  async function share() {
    if (await copy(window.location.href)) setCopies(({ count }) => ({ count: count + 1, fresh: true }))
  }

  return (
    <Button look="secondary" icon={copies.fresh ? <CheckIcon /> : <ShareIcon />} onClick={() => void share()}>
      {copies.fresh ? texts.copied : texts.share}
    </Button>
  )
}
