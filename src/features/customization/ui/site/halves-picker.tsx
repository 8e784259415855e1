import { ChoiceCard, ChoiceGroup } from '#src/design/choice-card.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { halvesOfOne } from '../../rules/choice.ts'
import { halfAndHalfFee } from '../../rules/halves.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import { type ChoiceSectionProps, type HalvesToPick, sectionId } from './choice-section.ts'
import { FlavourPicture, FlavourPrice } from './flavour.tsx'
import { HalvesInSight } from './halves-in-sight.tsx'
import styles from './halves-section.module.css'

type HalvesPickerProps = Pick<ChoiceSectionProps<'half_and_half'>, 'schema' | 'problems'> & HalvesToPick

/**
 * Lets the guest choose any two flavours of one group; each press chooses one half. As soon as one is chosen, the flavours of other
 * groups are disabled.
 */
export function HalvesPicker({ schema, problems, groups, picked, onPick }: HalvesPickerProps) {
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const flavourOf = (id: string | undefined) =>
    groups.flatMap(({ flavours }) => flavours).find((flavour) => flavour.id === id)
  const left = flavourOf(picked[0])
  const fee = halfAndHalfFee(schema)
  const id = sectionId({ schemaId: schema.id })
  return (
    <div className={styles.second}>
      <HalvesInSight halves={[left, flavourOf(picked[1])]} />
      <ChoiceGroup
        type="checkbox"
        id={`${id}-second`}
        legend={texts.chooseTwo}
        hint={fee > 0 ? `${texts.twoHint} ${texts.twoFee(formatMoney(fee))}` : texts.twoHint}
        aside={texts.chosen(picked.length, halvesOfOne)}
        error={problems.length > 0 && texts.twoMissing}
      >
        {groups.map((group) => (
          <fieldset key={group.id} className={styles.group}>
            {groups.length > 1 && <legend className={styles.groupName}>{group.name}</legend>}
            {group.flavours.map((flavour) => (
              <ChoiceCard
                key={flavour.id}
                type="checkbox"
                picture={<FlavourPicture {...flavour} />}
                label={translated(language, flavour.name, flavour.nameVi)}
                description={<FlavourPrice {...flavour} />}
                checked={picked.includes(flavour.id)}
                disabled={left !== undefined && left.categoryId !== flavour.categoryId}
                onChange={() => onPick(flavour.id)}
              />
            ))}
          </fieldset>
        ))}
      </ChoiceGroup>
    </div>
  )
}
