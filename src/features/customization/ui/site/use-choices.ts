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
   * The price of the dish with its choices. It is undefined while a second half is wanted but not chosen, because the dish then has
   * no price yet.
   */
  readonly price: DishPrice | undefined
  /** The allergens and diets of the dish as chosen. A second half counts only once it is chosen. */
  readonly dietary: Dietary
  /**
   * The problems of the last check that still exist. A fixed problem disappears at once, and new ones do not show before the next
   * check.
   */
  readonly problems: readonly ChoiceProblem[]
  change(choices: readonly Choice[]): void
  /** Returns all problems of the present choices. From then on `problems` has them. */
  check(): readonly ChoiceProblem[]
}

/**
 * The choices of a guest for one dish, with their price and problems. They start with the defaults, or with `earlier`, the choices
 * that the guest made before. If the guest picks both halves of a pizza, `picked` has the ids of the halves, the id of this dish
 * first.
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

/** The problems that a guest was told about and that still exist. */
export function remainingProblems(
  reported: readonly ChoiceProblem[],
  current: readonly ChoiceProblem[],
): ChoiceProblem[] {
  return reported.filter(({ schemaId, code }) =>
    current.some((problem) => problem.schemaId === schemaId && problem.code === code),
  )
}
