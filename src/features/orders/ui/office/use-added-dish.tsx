import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOfficeApi } from '#src/web/office/office-api.ts'
import { officeFailureText } from '#src/web/office/office-failure.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import type { Choice } from '#src/features/customization/rules/choice.ts'
import type { PicturedDish } from '#src/features/customization/ui/site/choice-section.ts'
import { CustomizationDialog } from '#src/features/customization/ui/site/customization-dialog.tsx'
import { StaffDietaryLine } from '#src/web/office/dietary-line.tsx'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { picturedDish } from '#src/features/menu/ui/site/pictured-dish.ts'
import { orderFormTexts } from '../../texts/office-form-texts.ts'
import { officeOrderProblems } from '../../texts/office-problem-texts.ts'
import { type EditLine, presentLine, withMore } from './edit-lines.ts'
import { dishesQuery, pricedDish } from './dish-queries.ts'

interface Asking {
  readonly dish: MenuItem
  readonly schemas: readonly DishCustomizationSchema[]
  readonly flavours: readonly PicturedDish[]
  /**
   * A number that grows with each opening of the dialog. It is the dialog's React key, so the dialog always starts without earlier
   * choices.
   */
  readonly occasion: number
}

interface AddedDish {
  add(dish: MenuItem): void
  readonly isPending: boolean
  /** The guests' dialog for the options of the dish. It contains a form, so it must be rendered outside any form. */
  readonly dialog: ReactNode
}

/**
 * Adds dishes to the lines of an order, with current prices. If there is already a line with the same dish and choices, its
 * quantity grows.
 */
export function useAddedDish(
  currentLines: () => readonly EditLine[],
  setLines: (lines: readonly EditLine[]) => void,
): AddedDish {
  const texts = useTexts(orderFormTexts).adding
  const language = useLanguage()
  const api = useOfficeApi()
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [asking, setAsking] = useState<Asking>()
  const [isOpen, setOpen] = useState(false)

  /**
   * Runs an action and sets `isPending` meanwhile, so that only one action runs at a time. If the action fails, a toast says so.
   */
  async function attempt(work: () => Promise<void>) {
    setPending(true)
    try {
      await work()
    } catch (error) {
      const reason = officeFailureText(error, officeOrderProblems, language)
      const description = reason ? `${texts.notAddedMore}. ${reason}` : texts.notAddedMore
      showToast({ title: texts.notAdded, description, tone: 'error' })
    } finally {
      setPending(false)
    }
  }

  function add(dish: MenuItem) {
    void attempt(async () => {
      const path = 'GET /api/menu-items/:id/customization-schemas'
      const schemas = await api.call(path, { params: { id: dish.id } })
      if (schemas.length === 0) return await addChosen(dish, [], 1)
      const dishes = await client.ensureQueryData(dishesQuery(api))
      const flavours = dishes.map(picturedDish)
      setAsking((last) => ({ dish, schemas, flavours, occasion: (last?.occasion ?? 0) + 1 }))
      setOpen(true)
    })
  }

  async function addChosen(dish: MenuItem, choices: readonly Choice[], quantity: number) {
    const chosen = { id: dish.id, customization: [...choices] }
    const present = presentLine(currentLines(), chosen)
    const line = present?.line ?? (await pricedDish(api, dish, chosen.customization))
    // While the price was being loaded, the user may have changed other lines. So the current lines are read here.
    const longer = withMore(currentLines(), { line, quantity })
    if (!longer) return void showToast({ title: texts.full, tone: 'error' })
    setLines(longer)
    // Nobody sees the toast, which would cover the form: the list just above the search shows the added line.
    const title = texts.added(inLanguage(language, line.name, line.nameVi))
    showToast({ title, tone: 'success', announcedOnly: 'everywhere' })
  }

  const dialog = asking && (
    <CustomizationDialog
      key={asking.occasion}
      open={isOpen}
      onClose={() => setOpen(false)}
      dish={picturedDish(asking.dish)}
      schemas={asking.schemas}
      flavours={asking.flavours}
      addLabel={texts.add}
      Dietary={StaffDietaryLine}
      onAdd={({ choices, quantity }) => {
        setOpen(false)
        void attempt(() => addChosen(asking.dish, choices, quantity))
        return undefined
      }}
    />
  )
  return { add, isPending, dialog }
}
