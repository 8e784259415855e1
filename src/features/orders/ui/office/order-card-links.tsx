import { ActionIcon, Button } from '@mantine/core'
import { Link } from 'react-router'

import { PencilIcon, TrashIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useRowAddress } from '#src/web/office/open-row.ts'
import { storedUser } from '#src/features/accounts/ui/shared/office/stored-session.ts'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'

/** The ways from a card to everything there is to know of an order and, for admins, to change and delete it. */
export function OrderCardLinks({ order: { id, archivedAt } }: { order: Order }) {
  const texts = useTexts(officeOrdersTexts)
  const actions = useTexts(orderFormTexts)
  const address = useRowAddress('order')
  const code = shortCode(id)
  return (
    <>
      <Button
        component={Link}
        to={address(id)}
        preventScrollReset
        variant="default"
        aria-label={texts.detailsOf(code)}
      >
        {texts.details}
      </Button>
      {storedUser()?.role === 'admin' && archivedAt === null && (
        <>
          <ActionIcon
            component={Link}
            to={address(id, 'edit')}
            preventScrollReset
            aria-label={actions.editOf(code)}
            title={actions.edit}
          >
            <PencilIcon size="1.375rem" />
          </ActionIcon>
          <ActionIcon
            component={Link}
            to={address(id, 'delete')}
            preventScrollReset
            aria-label={actions.deleteOf(code)}
            title={actions.delete}
          >
            <TrashIcon size="1.375rem" />
          </ActionIcon>
        </>
      )}
    </>
  )
}
