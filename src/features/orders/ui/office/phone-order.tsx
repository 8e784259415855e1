import { Button } from '@mantine/core'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'

import { PhoneIcon } from '#src/design/icons.tsx'
import { itemCount } from '#src/features/cart/rules/cart-totals.ts'
import { storedUser } from '#src/features/accounts/ui/office/stored-session.ts'
import { deviceTime } from '#src/web/clock.ts'
import { useTexts } from '#src/web/language.tsx'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import { useStore } from '#src/web/store.ts'
import { phoneOrderTexts } from '../../texts/phone-order-texts.ts'
import { claimDraft, phoneOrder, type StaffDraft, tableOrder } from './phone-order-draft.ts'

const PhoneOrderDialog = lazy(() =>
  import('./phone-order-dialog.tsx').then((part) => ({ default: part.PhoneOrderDialog })),
)

/**
 * The button and the dialog with which staff enter an order for a guest on the phone. The address contains that the dialog is open
 * (`?enter=phone`). So Back closes the dialog, and a user who has to sign in again returns to it.
 */
export function PhoneOrder() {
  const texts = useTexts(phoneOrderTexts)
  const [, setFilters] = useUrlFilters()
  const pieces = useStore(phoneOrder.cart.store, ({ lines }) => itemCount(lines))
  return (
    <>
      <Button
        variant="default"
        leftSection={<PhoneIcon size="1.25rem" />}
        onClick={() => setFilters({ enter: 'phone' })}
      >
        {pieces > 0 ? texts.resume(pieces) : texts.title}
      </Button>
      <EntryDialog draft={phoneOrder} enter="phone" />
    </>
  )
}

/** The dialog with which staff enter an order for guests at a table. The address contains that it is open (`?enter=table`). */
export function TableOrder() {
  return <EntryDialog draft={tableOrder} enter="table" />
}

function EntryDialog({ draft, enter }: { readonly draft: StaffDraft; readonly enter: 'phone' | 'table' }) {
  const [parameters, setFilters] = useUrlFilters()
  const open = parameters.get('enter') === enter
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  const userId = storedUser()?.id ?? ''

  // A layout effect runs before the browser draws the frame, so another user's draft never becomes visible.
  useLayoutEffect(() => claimDraft(draft, userId, deviceTime()), [draft, userId, open])

  return (
    wasOpened && (
      <Suspense>
        <PhoneOrderDialog
          draft={draft}
          open={open}
          onClose={() => setFilters({ enter: null })}
          onShow={(order) => setFilters({ enter: null, order })}
        />
      </Suspense>
    )
  )
}
