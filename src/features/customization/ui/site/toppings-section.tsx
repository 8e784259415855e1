import { Badge } from '#src/design/badge.tsx'
import { ChoiceCard } from '#src/design/choice-card.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { maxToppings, optionSurcharge, pickedIds } from '../../rules/picked-options.ts'
import { isSoldOut } from '../../rules/sold-out-options.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import type { ChoiceSectionProps } from './choice-section.ts'
import { choiceFor, chooseNoTopping, chooseTopping } from './edit-choices.ts'
import { RequiredBadge, SchemaGroup, SoldOutNote } from './schema-group.tsx'

type ToppingsProps = ChoiceSectionProps<'additional_toppings'>

/** The section in which the guest chooses toppings: several, or a single one if the option group allows only one. */
export function ToppingsSection(props: ToppingsProps) {
  const { schema, choices, onChange } = props
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const [problem] = props.problems
  const picked = pickedIds(schema, choiceFor(choices, schema.id))
  const most = maxToppings(schema.config)
  const single = most === 1
  const full = !single && picked.length >= most
  const needed = schema.isRequired || (schema.config.minSelections ?? 0) > 0
  return (
    <SchemaGroup
      type={single ? 'radio' : 'checkbox'}
      pairs="wide"
      schema={schema}
      problem={problem}
      hint={<ToppingsHint schema={schema} full={full} />}
      aside={<ToppingsAside count={picked.length} most={most} needed={needed} />}
      required={needed}
    >
      {single && !needed && (
        <ChoiceCard
          type="radio"
          name={schema.id}
          label={texts.nothingExtra}
          checked={picked.length === 0}
          onChange={() => onChange(chooseNoTopping(choices, schema))}
        />
      )}
      {schema.config.toppings.map((topping) => {
        const checked = picked.includes(topping.id)
        const surcharge = optionSurcharge(schema, topping)
        return (
          <ChoiceCard
            key={topping.id}
            type={single ? 'radio' : 'checkbox'}
            name={schema.id}
            label={translated(language, topping.name, topping.nameVi)}
            price={surcharge > 0 && texts.extra(formatMoney(surcharge))}
            checked={checked}
            description={isSoldOut(topping) && <SoldOutNote {...topping} />}
            disabled={isSoldOut(topping) || (full && !checked)}
            onChange={(event) => onChange(chooseTopping(choices, schema, topping.id, event.target.checked))}
          />
        )
      })}
    </SchemaGroup>
  )
}

/**
 * The hint of the section: the option group's description, the minimum number of toppings, and, once the maximum is reached, that
 * no more can be chosen.
 */
function ToppingsHint({ schema, full }: { schema: ToppingsProps['schema']; full: boolean }) {
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const least = schema.config.minSelections ?? 0
  return (
    <>
      {translated(language, schema.description ?? '', schema.descriptionVi)}
      {least > 1 && ` ${texts.atLeast(least)}`}{' '}
      <span role="status">{full && texts.full(maxToppings(schema.config))}</span>
    </>
  )
}

function ToppingsAside({ count, most, needed }: { count: number; most: number; needed: boolean }) {
  const texts = useTexts(customizationTexts)
  return (
    <>
      {most > 1 && (count > 0 || Number.isFinite(most)) && (
        <Badge>{texts.chosen(count, Number.isFinite(most) ? most : undefined)}</Badge>
      )}
      {needed && <RequiredBadge />}
    </>
  )
}
