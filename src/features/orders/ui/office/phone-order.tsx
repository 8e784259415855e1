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
import { claimDraft, phoneCart } from './phone-order-draft.ts'

const PhoneOrderDialog = lazy(() =>
  import('./phone-order-dialog.tsx').then((part) => ({ default: part.PhoneOrderDialog })),
)

/**
 * The button and the dialog with which staff enter an order for a guest on the phone. The address says that the dialog is open
 * (`?enter=phone`): going back closes it, and a user who has to sign in again returns to it.
 */
export function PhoneOrder() {
  const texts = useTexts(phoneOrderTexts)
  const [parameters, setFilters] = useUrlFilters()
  const pieces = useStore(phoneCart.store, ({ lines }) => itemCount(lines))
  const open = parameters.get('enter') === 'phone'
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  const userId = storedUser()?.id ?? ''

  // A layout effect runs before the browser paints, so that another user's draft is never visible.
  useLayoutEffect(() => claimDraft(userId, deviceTime()), [userId, open])

  return (
    <>
      <Button leftSection={<PhoneIcon size="1.25rem" />} onClick={() => setFilters({ enter: 'phone' })}>
        {pieces > 0 ? texts.resume(pieces) : texts.title}
      </Button>
      {wasOpened && (
        <Suspense>
          <PhoneOrderDialog
            open={open}
            onClose={() => setFilters({ enter: null })}
            onShow={(order) => setFilters({ enter: null, order })}
          />
        </Suspense>
      )}
    </>
  )
}
