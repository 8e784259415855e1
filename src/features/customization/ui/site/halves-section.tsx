import type { ReactNode } from 'react'

import { ChoiceCard, ChoiceGroup } from '#src/design/choice-card.tsx'
import layout from '#src/design/layout.module.css'
import { markEnglish } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { showEnglish, translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { halfAndHalfFee, secondFlavours } from '../../rules/halves.ts'
import { customizationTexts } from '../../texts/customization-texts.ts'
import { type ChoiceSectionProps, type Offer, type PicturedDish, sectionId } from './choice-section.ts'
import { choiceFor, chooseOrderMode, chooseSecondFlavour } from './edit-choices.ts'
import styles from './halves-section.module.css'
import { FlavourPicture, FlavourPrice } from './flavour.tsx'
import { HalvesInSight } from './halves-in-sight.tsx'
import { RequiredBadge, SchemaGroup } from './schema-group.tsx'

interface HalvesSectionProps extends ChoiceSectionProps<'half_and_half'> {
  offer: Offer
}

/** The section in which the guest chooses a whole dish or two halves, and the flavour of the second half. */
export function HalvesSection(props: HalvesSectionProps) {
  const { schema, choices, onChange, problems } = props
  const { dish, flavours } = props.offer
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const mode = choiceFor(choices, schema.id)?.orderMode
  const name = markEnglish(language, dish.name, dish.nameVi)
  const seconds = secondFlavours(dish, flavours)
  const id = sectionId({ schemaId: schema.id })
  const problem = problems.find((candidate) => sectionId(candidate) === id)
  const secondProblem = problems.find((candidate) => sectionId(candidate) !== id)
  const fee = halfAndHalfFee(schema)
  return (
    <div className={layout.stack4}>
      <SchemaGroup type="radio" schema={schema} problem={problem}>
        <ChoiceCard
          type="radio"
          name={schema.id}
          label={texts.whole}
          description={showEnglish(texts.wholeHint(name))}
          checked={mode === 'whole'}
          onChange={() => onChange(chooseOrderMode(choices, schema.id, 'whole'))}
        />
        <ChoiceCard
          type="radio"
          name={schema.id}
          label={texts.half}
          description={seconds.length === 0 ? texts.noSecondFlavour : showEnglish(texts.halfHint(name))}
          price={fee > 0 && texts.extra(formatMoney(fee))}
          checked={mode === 'half_and_half'}
          disabled={seconds.length === 0}
          onChange={() => onChange(chooseOrderMode(choices, schema.id, 'half_and_half'))}
        />
      </SchemaGroup>
      {mode === 'half_and_half' && (
        <SecondFlavours
          {...props}
          seconds={seconds}
          error={secondProblem && showEnglish(texts.problem(secondProblem))}
        />
      )}
    </div>
  )
}

function SecondFlavours(props: HalvesSectionProps & { seconds: readonly PicturedDish[]; error: ReactNode }) {
  const { schema, choices, onChange, seconds, error, offer } = props
  const language = useLanguage()
  const texts = useTexts(customizationTexts)
  const chosen = choiceFor(choices, schema.id)?.secondFlavor
  const second = seconds.find(({ id }) => id === chosen)
  return (
    <div className={styles.second}>
      <HalvesInSight halves={[offer.dish, second]} />
      <ChoiceGroup
        type="radio"
        id={`${sectionId({ schemaId: schema.id })}-second`}
        legend={texts.secondFlavour}
        hint={texts.secondFlavourHint}
        aside={<RequiredBadge />}
        required
        error={error}
      >
        {seconds.map((flavour) => (
          <ChoiceCard
            key={flavour.id}
            type="radio"
            name={`${schema.id}-second`}
            picture={<FlavourPicture {...flavour} />}
            label={translated(language, flavour.name, flavour.nameVi)}
            description={<FlavourPrice {...flavour} />}
            checked={chosen === flavour.id}
            onChange={() => onChange(chooseSecondFlavour(choices, schema.id, flavour.id))}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}
