import { useSearchParams } from 'react-router'

import { ChipLink, ChipRow } from '#src/design/chip.tsx'
import { allergens, diets, suits } from '#src/kernel/dietary.ts'
import { useTexts } from '#src/web/language.tsx'
import { dietaryTexts } from '#src/web/texts/dietary-texts.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { menuTexts } from '../../texts/menu-texts.ts'
import { chooseAllergens, menuAddress, type MenuFilter } from './menu-filter.ts'

interface DietaryChipsProps {
  readonly dishes: readonly MenuItem[]
  readonly filter: MenuFilter
}

/** Links that filter the dishes by diet and allergens. Renders nothing if no dish of the menu states a diet or allergens. */
export function DietaryChips({ dishes, filter: { diet, without, choosesAllergens } }: DietaryChipsProps) {
  const texts = useTexts(menuTexts)
  const names = useTexts(dietaryTexts)
  const [parameters] = useSearchParams()
  const offered = diets.filter((each) => dishes.some((dish) => suits(dish, each)))
  const isStated = dishes.some((dish) => dish.allergens !== null)
  if (offered.length === 0 && !isStated) return null
  const link = (change: Parameters<typeof menuAddress>[1], current: boolean, name: string) => (
    <ChipLink key={name} to={menuAddress(parameters, change)} current={current} preventScrollReset>
      {name}
    </ChipLink>
  )
  return (
    <ChipRow>
      {offered.map((each) => link({ diet: diet === each ? null : each }, diet === each, names.diets[each]))}
      {isStated &&
        link({ without: choosesAllergens ? null : chooseAllergens }, choosesAllergens, texts.without)}
      {choosesAllergens &&
        allergens.map((each) => {
          const isChosen = without.includes(each)
          const changed = isChosen ? without.filter((other) => other !== each) : [...without, each]
          return link({ without: changed.join(',') || chooseAllergens }, isChosen, names.allergens[each])
        })}
    </ChipRow>
  )
}
