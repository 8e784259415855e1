import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { Dialog } from '#src/design/dialog.tsx'
import { Spinner } from '#src/design/spinner.tsx'
import { useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useUrlFilters } from '#src/web/office/use-url-search.ts'
import styles from '#src/web/office/facts.module.css'
import type { Order } from '../../contract/order.ts'
import { shortCode } from '../../rules/order-code.ts'
import { officeOrdersTexts } from '../../texts/office-texts.ts'
import { CopyOrderButton } from './copy-button.tsx'
import { orderListQuery, orderQuery } from './order-queries.ts'
import { OrderFacts } from './order-facts.tsx'
import { useOrderFilters } from './use-order-filters.ts'

/** The dialog of the order that the address names (`?order=`), so that a link opens it. */
export function OrderDetails() {
  const texts = useTexts(officeOrdersTexts)
  const [parameters] = useSearchParams()
  const [, setFilters] = useUrlFilters()
  const id = parameters.get('order')
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(id)
  if (id !== null && id !== shown) setShown(id)
  const order = useOrder(shown)
  const close = () => setFilters({ order: null })
  return (
    <Dialog
      open={id !== null}
      onClose={close}
      size="large"
      closeLabel={texts.dialog.close}
      title={texts.dialog.title(shortCode(shown ?? ''))}
      footer={
        <div className={styles.footer}>
          {order && <CopyOrderButton order={order} wordy />}
          <Button onClick={close}>{texts.dialog.close}</Button>
        </div>
      }
    >
      {order ? <OrderFacts order={order} /> : <Absent missing={order === null} />}
    </Dialog>
  )
}

function Absent({ missing }: { missing: boolean }) {
  const { dialog } = useTexts(officeOrdersTexts)
  return missing ? <p role="alert">{dialog.missing}</p> : <Spinner label={dialog.loading} />
}

/** From the list where it shows the order, else by a call of its own: undefined while under way, null if there is none. */
function useOrder(id: string | null): Order | null | undefined {
  const api = useOfficeApi()
  const list = useInfiniteQuery({ ...orderListQuery(api, useOrderFilters()), enabled: false })
  const listed = list.data?.pages.flatMap((page) => page.rows).find((order) => order.id === id)
  const single = useQuery({ ...orderQuery(api, id ?? ''), enabled: id !== null && !listed })
  if (listed) return listed
  return single.isError ? null : single.data
}
