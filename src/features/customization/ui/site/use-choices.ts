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
  /**
   * The price of the dish with its choices. Undefined if the guest has chosen two halves but not the second flavour yet, because
   * the dish then has no price.
   */
  readonly price: DishPrice | undefined
  /**
   * The allergens in the dish with its choices, and the diets for which it is suitable. A second half counts only after it was
   * chosen.
   */
  readonly dietary: Dietary
  /**
   * The problems from the last check that still exist. A problem disappears as soon as the guest solves it. New problems appear
   * only at the next check.
   */
  readonly problems: readonly ChoiceProblem[]
  change(choices: readonly Choice[]): void
  /** Checks the current choices and returns all problems. `problems` contains them from then on. */
  check(): readonly ChoiceProblem[]
}

/**
 * The guest's choices for one dish, with their price and problems. They start with the defaults, or with `earlier` if the guest has
 * made choices before. If the guest chooses both halves of a pizza, `picked` contains the ids of the halves, with the id of this
 * dish first.
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

/** The problems from `reported` that the current choices still have. */
export function remainingProblems(
  reported: readonly ChoiceProblem[],
  current: readonly ChoiceProblem[],
): ChoiceProblem[] {
  return reported.filter(({ schemaId, code }) =>
    current.some((problem) => problem.schemaId === schemaId && problem.code === code),
  )
}
