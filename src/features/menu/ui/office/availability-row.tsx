import { Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'

import { Badge } from '#src/design/badge.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { useOfficeMutation } from '#src/web/office/use-office-mutation.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { officeMenuProblems } from '../../texts/office-problem-texts.ts'
import { officeMenuTexts } from '../../texts/office-texts.ts'
import { menuItemsQuery } from './menu-queries.ts'
import styles from './availability-page.module.css'

/** One dish and the switch that says whether it can be ordered. */
export function AvailabilityRow({ dish }: { dish: MenuItem }) {
  const texts = useTexts(officeMenuTexts)
  const language = useLanguage()
  const name = inLanguage(language, dish.name, dish.nameVi)
  const { isAvailable, setAvailable } = useAvailability(dish, name)
  return (
    <div className={styles.row} data-available={isAvailable}>
      <p className={styles.name}>{name}</p>
      {!isAvailable && <Badge tone="danger">{texts.soldOut}</Badge>}
      <Switch
        className={styles.switch}
        aria-label={texts.available(name)}
        checked={isAvailable}
        onChange={({ currentTarget }) => setAvailable(currentTarget.checked)}
      />
    </div>
  )
}

function useAvailability(dish: MenuItem, name: string) {
  const texts = useTexts(officeMenuTexts)
  const client = useQueryClient()
  const { queryKey } = menuItemsQuery(useOfficeApi())
  const { send, pending } = useOfficeMutation('PATCH /api/menu-items/:id', {
    subject: dish.id,
    request: (isAvailable: boolean) => ({ params: { id: dish.id }, body: { isAvailable } }),
    problems: officeMenuProblems,
    failed: { title: texts.error, description: texts.failed },
    succeeded: ({ isAvailable }) => (isAvailable ? texts.nowAvailable(name) : texts.nowSoldOut(name)),
    onSuccess: (changed) =>
      client.setQueryData(queryKey, (dishes) =>
        dishes?.map((each) => (each.id === changed.id ? changed : each)),
      ),
    invalidates: '/api/menu-items',
  })
  return { isAvailable: pending ?? dish.isAvailable, setAvailable: send }
}
