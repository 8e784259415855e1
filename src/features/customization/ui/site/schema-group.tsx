import type { ComponentProps } from 'react'

import { Badge } from '#src/design/badge.tsx'
import { ChoiceGroup } from '#src/design/choice-card.tsx'
import { formatDayTime } from '#src/kernel/day-time.ts'
import { showEnglish, translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import type { CustomizationOption, DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { ChoiceProblem } from '../../rules/choice-problem.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import { sectionId } from './choice-section.ts'

interface SchemaGroupProps extends Omit<ComponentProps<typeof ChoiceGroup>, 'id' | 'legend' | 'error'> {
  schema: DishCustomizationSchema
  problem: ChoiceProblem | undefined
}

/** The choices of an option group, beneath the group's name and description, with the problem if there is one. */
export function SchemaGroup({ schema, problem, ...rest }: SchemaGroupProps) {
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  return (
    <ChoiceGroup
      id={sectionId({ schemaId: schema.id })}
      legend={translated(language, schema.name, schema.nameVi)}
      hint={translated(language, schema.description ?? '', schema.descriptionVi)}
      aside={schema.isRequired && <RequiredBadge />}
      required={schema.isRequired}
      error={problem && showEnglish(texts.problem(problem))}
      {...rest}
    />
  )
}

export function RequiredBadge() {
  return <Badge tone="gold">{useTexts(customizationTexts).required}</Badge>
}

/** Says that an option is sold out, and until when if that is known. */
export function SoldOutNote({ soldOutUntil }: Pick<CustomizationOption, 'soldOutUntil'>) {
  const texts = useTexts(customizationTexts)
  const language = useLanguage()
  return soldOutUntil ? texts.soldOutUntil(formatDayTime(new Date(soldOutUntil), language)) : texts.soldOut
}
