import { useState } from 'react'

import type { Dietary } from '#src/kernel/dietary.ts'
import { checkChoices } from '../../rules/check-choices.ts'
import type { ChoiceProblem } from '../../rules/choice-problem.ts'
import type { Choice, Flavour } from '../../rules/choice.ts'
import { chosenDietary } from '../../rules/chosen-dietary.ts'
import { defaultChoices } from '../../rules/default-choices.ts'
import { earlierChoices } from '../../rules/earlier-choices.ts'
import { choicesOfHalves, lacksSecondHalf } from '../../rules/halves.ts'
import { type DishPrice, priceDish } from '../../rules/price-choices.ts'
import type { Offer } from './choice-section.ts'

interface ChoicesState {
  readonly choices: readonly Choice[]
  /** Undefined while a second half is asked for and not chosen: there is nothing to price yet. */
  readonly price: DishPrice | undefined
  /** What the dish as chosen contains and whom it suits; while a second half is missing, without it. */
  readonly dietary: Dietary
  /** What the last check found and is wrong still: fixing something clears it at once, nothing new nags meanwhile. */
  readonly problems: readonly ChoiceProblem[]
  change(choices: readonly Choice[]): void
  /** Everything that is wrong now; shown from here on. */
  check(): readonly ChoiceProblem[]
}

/**
 * What a guest has chosen for one dish, what that costs and what is wrong with it; begins with the defaults or what was chosen `earlier`.
 * The ids of its halves are `picked` elsewhere where the dish itself is, as its first half.
 */
export function useChoices(
  offer: Offer<Flavour>,
  earlier?: readonly Choice[],
  picked?: readonly string[],
): ChoicesState {
  const [made, setChoices] = useState<readonly Choice[]>(() =>
    earlier ? earlierChoices({ ...offer, choices: earlier }) : defaultChoices(offer.schemas),
  )
  const [reported, setReported] = useState<readonly ChoiceProblem[]>([])
  const choices = picked ? choicesOfHalves(offer.schemas, made, picked[1]) : made
  const input = { ...offer, choices }
  return {
    choices,
    price: lacksSecondHalf(offer, choices) ? undefined : priceDish(input),
    dietary: chosenDietary(input),
    problems: reported.length === 0 ? reported : remainingProblems(reported, checkChoices(input)),
    change: setChoices,
    check() {
      const found = checkChoices(input)
      setReported(found)
      return found
    },
  }
}

/** Of the problems a guest was told about, those that hold still. */
export function remainingProblems(
  reported: readonly ChoiceProblem[],
  current: readonly ChoiceProblem[],
): ChoiceProblem[] {
  return reported.filter(({ schemaId, code }) =>
    current.some((problem) => problem.schemaId === schemaId && problem.code === code),
  )
}
