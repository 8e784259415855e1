import { Badge } from '#src/design/badge.tsx'
import layout from '#src/design/layout.module.css'
import { foreignLanguage, inLanguage, markEnglish, otherLanguage } from '#src/kernel/language.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { showEnglish, translated } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import card from '#src/web/office/card.module.css'
import { useToggle } from '#src/web/office/resource/resource-calls.ts'
import { TranslationMarks } from '#src/web/office/translation-marks.tsx'
import type { CustomizationSchema } from '../../contract/customization-schema.ts'
import { halfAndHalfFee } from '../../rules/halves.ts'
import { optionsOf, optionSurcharge } from '../../rules/picked-options.ts'
import { missingInSchema } from '../../rules/schema-translations.ts'
import { schemaTexts } from '../../texts/schema-texts.ts'
import { schemaResource } from './schema-resource.tsx'
import { SchemaActions } from './schema-actions.tsx'
import styles from './schema-card.module.css'

interface SchemaCardProps {
  readonly schema: CustomizationSchema
  /** The option group of which this one is a copy. Undefined if this one is no copy, or if the original was deleted. */
  readonly base: CustomizationSchema | undefined
}

/** The card of an option group: its name, its options with their prices, and whether guests must choose. */
export function SchemaCard({ schema, base }: SchemaCardProps) {
  const texts = useTexts(schemaTexts)
  const language = useLanguage()
  const active = useToggle(schemaResource, 'active', schema)
  const name = inLanguage(language, schema.name, schema.nameVi)
  const other = language === 'vi' ? schema.name : schema.nameVi
  return (
    <article className={card.card} aria-label={name} data-active={active.isOn}>
      <header className={layout.baseline}>
        <h3 lang={foreignLanguage(language, schema.nameVi)} className={styles.name}>
          {name}
        </h3>
        {other && other !== name && (
          <p lang={otherLanguage(language)} className={card.more}>
            {other}
          </p>
        )}
      </header>
      <p className={card.marks}>
        {active.isOn ? (
          <Badge tone="success">{texts.active}</Badge>
        ) : (
          <Badge tone="warning">{texts.paused}</Badge>
        )}
        <Badge>{texts.types[schema.type]}</Badge>
        {schema.isBaseSchema && <Badge tone="gold">{texts.base}</Badge>}
        <TranslationMarks missing={missingInSchema(schema)} isOutdated={schema.translationOutdated} />
      </p>
      <Contents schema={schema} />
      {base && (
        <p className={card.more}>
          {showEnglish(texts.copyOf(markEnglish(language, base.name, base.nameVi)))}
        </p>
      )}
      <SchemaActions schema={schema} name={name} active={active} />
    </article>
  )
}

/** The options, and the surcharge of each. */
function Contents({ schema }: { schema: CustomizationSchema }) {
  const texts = useTexts(schemaTexts)
  const language = useLanguage()
  if (schema.type === 'half_and_half') return <p>{texts.fee(formatMoney(halfAndHalfFee(schema)))}</p>
  return (
    <ul role="list" className={styles.options}>
      {optionsOf(schema).map((option) => {
        const surcharge = optionSurcharge(schema, option)
        return (
          <li key={option.id}>
            {translated(language, option.name, option.nameVi)}
            {surcharge > 0 && <span> {texts.extra(formatMoney(surcharge))}</span>}
          </li>
        )
      })}
    </ul>
  )
}
