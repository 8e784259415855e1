import { type FormEvent, useId, useState } from 'react'

import smallText from '#src/design/small-text.module.css'
import { inLanguage } from '#src/kernel/language.ts'
import { DietaryLine } from '#src/web/dietary-note.tsx'
import { useLanguage } from '#src/web/language.tsx'
import { ChoiceSections } from '../site/choice-sections.tsx'
import { CustomizationFooter } from '../site/customization-footer.tsx'
import { useChoices } from '../site/use-choices.ts'
import type { Offer } from '../site/choice-section.ts'
import styles from './schema-editor.module.css'

interface ChoicesPreviewProps {
  readonly offer: Offer
  /** The label of the main button. A press on it checks the choices, as in the guests' dialog. */
  readonly checkLabel: string
  /** The text that is shown if the check has found no problem. */
  readonly validLabel: string
}

/** Shows parts of the guests' dialog on an office page: the option groups, the price and its explanation. */
export function ChoicesPreview({ offer, checkLabel, validLabel }: ChoicesPreviewProps) {
  const formId = useId()
  const language = useLanguage()
  const state = useChoices(offer)
  const [quantity, setQuantity] = useState(1)
  const [isValid, setValid] = useState(false)

  function check(event: FormEvent) {
    event.preventDefault()
    setValid(state.check().length === 0)
  }

  return (
    <>
      <form id={formId} noValidate onSubmit={check} onChange={() => setValid(false)}>
        <ChoiceSections
          {...offer}
          choices={state.choices}
          problems={state.problems}
          onChange={state.change}
        />
      </form>
      <div className={styles.bill}>
        <p role="status">
          <DietaryLine dietary={state.dietary} className={smallText.mutedLine} />
        </p>
        <CustomizationFooter
          formId={formId}
          dishName={inLanguage(language, offer.dish.name, offer.dish.nameVi)}
          price={state.price}
          unit={null}
          size={undefined}
          quantity={quantity}
          onQuantity={setQuantity}
          addLabel={checkLabel}
          problem={undefined}
        />
        <p role="status">{isValid && validLabel}</p>
      </div>
    </>
  )
}
