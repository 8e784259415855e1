import { useState } from 'react'

import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import { checkChoices } from '../../rules/check-choices.ts'
import type { ChoiceProblem } from '../../rules/choice-problem.ts'
import type { Choice, CustomizableDish, Flavour } from '../../rules/choice.ts'
import { defaultChoices } from '../../rules/default-choices.ts'
import { type DishPrice, priceDish } from '../../rules/price-choices.ts'
import { standingProblems } from './standing-problems.ts'

interface Offer {
  readonly dish: CustomizableDish
  readonly schemas: readonly DishCustomizationSchema[]
  readonly flavours: readonly Flavour[]
}

interface ChoicesState {
  readonly choices: readonly Choice[]
  readonly price: DishPrice
  /** What the last check found and is wrong still: fixing something clears it at once, nothing new nags meanwhile. */
  readonly problems: readonly ChoiceProblem[]
  change(choices: readonly Choice[]): void
  /** Everything that is wrong now; shown from here on. */
  check(): readonly ChoiceProblem[]
}

/** What a guest has chosen for one dish, what that costs and what is wrong with it. */
export function useChoices(offer: Offer): ChoicesState {
  const [choices, setChoices] = useState<readonly Choice[]>(() => defaultChoices(offer.schemas))
  const [reported, setReported] = useState<readonly ChoiceProblem[]>([])
  const input = { ...offer, choices }
  return {
    choices,
    price: priceDish(input),
    problems: reported.length === 0 ? reported : standingProblems(reported, checkChoices(input)),
    change: setChoices,
    check() {
      const found = checkChoices(input)
      setReported(found)
      return found
    },
  }
}
