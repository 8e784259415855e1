import { ActionIcon, Button } from '@mantine/core'

import { CopyIcon } from '#src/design/task-icons.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { copyText } from '#src/web/copy-text.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { orderAsText } from './order-as-text.ts'

/** Puts the order into the clipboard as text. */
export function CopyOrderButton({ order, wordy }: { order: Order; wordy?: boolean }) {
  const texts = useTexts(officeOrdersTexts)
  const language = useLanguage()
  const label = texts.copyOf(shortCode(order.id))

  async function copy() {
    const copied = await copyText(orderAsText(order, language, new Date()))
    showToast(copied ? { title: texts.copied } : { title: texts.copyFailed, tone: 'error' })
  }

  if (!wordy) {
    return (
      <ActionIcon aria-label={label} title={texts.copy} onClick={() => void copy()}>
        <CopyIcon size="1.375rem" />
      </ActionIcon>
    )
  }
  return (
    <Button variant="default" leftSection={<CopyIcon />} onClick={() => void copy()}>
      {texts.copy}
    </Button>
  )
}
