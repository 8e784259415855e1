import { ChoiceCard } from '#src/design/choice-card.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { optionsOf, optionSurcharge, pickedIds } from '../../rules/picked-options.ts'
import { isSoldOut } from '../../rules/sold-out-options.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import type { ChoiceSectionProps } from './choice-section.ts'
import { choiceFor, chooseOne } from './edit-choices.ts'
import { SchemaGroup, SoldOutNote } from './schema-group.tsx'

/** Lets the guest choose one of several sizes or options. In an optional group the guest can also choose "no preference". */
export function OneOfSection({
  schema,
  choices,
  onChange,
  problems,
}: ChoiceSectionProps<'size_selection' | 'single_choice_options'>) {
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const [picked] = pickedIds(schema, choiceFor(choices, schema.id))
  const [problem] = problems
  const options = optionsOf(schema)
  const labels = options.map(({ name, nameVi }) => inLanguage(language, name, nameVi))
  if (!schema.isRequired) labels.unshift(texts.noPreference)
  return (
    <SchemaGroup
      type="radio"
      pairs={standInPairs(labels) ? 'always' : undefined}
      schema={schema}
      problem={problem}
    >
      {!schema.isRequired && (
        <ChoiceCard
          type="radio"
          name={schema.id}
          label={texts.noPreference}
          checked={picked === undefined}
          onChange={() => onChange(chooseOne(choices, schema, undefined))}
        />
      )}
      {options.map((option) => {
        const surcharge = optionSurcharge(schema, option)
        return (
          <ChoiceCard
            key={option.id}
            type="radio"
            name={schema.id}
            label={translated(language, option.name, option.nameVi)}
            price={surcharge > 0 && texts.extra(formatMoney(surcharge))}
            description={isSoldOut(option) && <SoldOutNote {...option} />}
            disabled={isSoldOut(option)}
            checked={picked === option.id}
            onChange={() => onChange(chooseOne(choices, schema, option.id))}
          />
        )
      })}
    </SchemaGroup>
  )
}

/**
 * Whether the cards stand in pairs. The names must be short, so that two fit side by side on every phone, and their number even, so
 * that no card is left over.
 */
function standInPairs(labels: readonly string[]): boolean {
  return labels.length % 2 === 0 && labels.every(({ length }) => length <= 12)
}
