import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { Badge } from '#src/design/badge.tsx'
import { showToast } from '#src/design/toast-store.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { officeApi, sessionExpired } from '#src/features/accounts/ui/shared/office/office-api.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import { menuItemsQuery } from './menu-queries.ts'
import styles from './availability-page.module.css'

/** One dish and the switch that says whether it can be ordered. What was switched shows at once; a failure takes it back. */
export function AvailabilityRow({ dish }: { dish: MenuItem }) {
  const texts = useTexts(officeMenuTexts)
  const language = useLanguage()
  const name = inLanguage(language, dish.name, dish.nameVi)
  const { isAvailable, setAvailable } = useAvailability(dish, name)
  return (
    <li className={styles.row} data-available={isAvailable}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.category}>{inLanguage(language, dish.category.name, dish.category.nameVi)}</p>
      </div>
      {!isAvailable && <Badge tone="danger">{texts.soldOut}</Badge>}
      <Switch
        aria-label={texts.available(name)}
        checked={isAvailable}
        onChange={({ currentTarget }) => setAvailable(currentTarget.checked)}
      />
    </li>
  )
}

function useAvailability(dish: MenuItem, name: string) {
  const texts = useTexts(officeMenuTexts)
  const client = useQueryClient()
  const { queryKey } = menuItemsQuery(browserApi)
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (isAvailable: boolean) =>
      officeApi.call('PATCH /api/menu-items/:id', {
        params: { id: dish.id },
        body: { isAvailable },
      }),
    onSuccess(changed) {
      if (changed === sessionExpired) return
      client.setQueryData(queryKey, (dishes) =>
        dishes?.map((each) => (each.id === changed.id ? changed : each)),
      )
      showToast({
        title: changed.isAvailable ? texts.nowAvailable(name) : texts.nowSoldOut(name),
        tone: 'success',
      })
    },
    onError: () => showToast({ title: texts.error, description: texts.failed, tone: 'error' }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['/api/menu-items'] }),
  })
  return { isAvailable: isPending ? variables : dish.isAvailable, setAvailable: mutate }
}
