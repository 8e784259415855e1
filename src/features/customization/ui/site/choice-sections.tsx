import { useAfterFrame } from '#src/design/use-after-frame.ts'
import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { ChoiceProblem } from '../../rules/choice-problem.ts'
import type { Choice } from '../../rules/choice.ts'
import { isHalves } from '../../rules/halves.ts'
import type { HalvesToPick, PicturedDish } from './choice-section.ts'
import styles from './choice-sections.module.css'
import { HalvesPicker } from './halves-picker.tsx'
import { HalvesSection } from './halves-section.tsx'
import { OneOfSection } from './one-of-section.tsx'
import { ToppingsSection } from './toppings-section.tsx'

interface ChoiceSectionsProps {
  dish: PicturedDish
  schemas: readonly DishCustomizationSchema[]
  flavours: readonly PicturedDish[]
  choices: readonly Choice[]
  problems: readonly ChoiceProblem[]
  onChange: (choices: readonly Choice[]) => void
  /** Set if the guest chooses both halves of a pizza here, before all other questions. */
  halves?: HalvesToPick | undefined
}

/**
 * One section for each active option group, in the dish's order. If the guest chooses both halves, the section for the halves comes
 * first.
 */
export function ChoiceSections({ problems, ...rest }: ChoiceSectionsProps) {
  const asked = rest.schemas.filter(({ isActive }) => isActive)
  const active = rest.halves ? asked.toSorted((a, b) => Number(isHalves(b)) - Number(isHalves(a))) : asked
  // After a tap on a dish, the guest waits for the first frame of the dialog. This frame contains only the first question, which
  // already fills the screen; the next frame adds the others.
  const showsAll = useAfterFrame(true, false)
  const shown = showsAll ? active : active.slice(0, 1)
  return (
    <div className={styles.sections}>
      {shown.map((schema) => {
        const own = { ...rest, problems: problems.filter(({ schemaId }) => schemaId === schema.id) }
        return (
          <div key={schema.id}>
            <ChoiceSection schema={schema} {...own} />
          </div>
        )
      })}
    </div>
  )
}

function ChoiceSection({
  schema,
  dish,
  schemas,
  flavours,
  halves,
  ...rest
}: ChoiceSectionsProps & { schema: DishCustomizationSchema }) {
  switch (schema.type) {
    case 'size_selection':
    case 'single_choice_options':
      return <OneOfSection schema={schema} {...rest} />
    case 'additional_toppings':
      return <ToppingsSection schema={schema} {...rest} />
    case 'half_and_half':
      if (halves) return <HalvesPicker schema={schema} {...halves} {...rest} />
      return <HalvesSection schema={schema} offer={{ dish, schemas, flavours }} {...rest} />
  }
}
