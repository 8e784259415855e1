import { Container } from '#src/design/section.tsx'
import { formatDate } from '#src/kernel/dates.ts'
import { inLanguage } from '#src/kernel/language.ts'
import { numberText } from '#src/kernel/number-text.ts'
import { retentionMonths } from '#src/kernel/retention.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { breadcrumbs } from '#src/web/breadcrumbs.ts'
import { StructuredData } from '#src/web/structured-data.tsx'
import { PageHead } from '#src/web/page-head.tsx'
import { ContactDetails } from '#src/features/restaurant/ui/site/contact-details.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import {
  type LegalBlock,
  type LegalDocument,
  type LegalFacts,
  legalNumbers,
} from '../../rules/legal-document.ts'
import { legalTexts } from '../../texts/legal-texts.ts'
import styles from './legal-page.module.css'

interface LegalPageProps {
  /** Returns the legal text in the visitor's language. */
  readonly text: (facts: LegalFacts) => LegalDocument
  /** The day on which the legal text last changed, as YYYY-MM-DD. */
  readonly changedOn: string
}

/** A legal text, with its table of contents beside it and the restaurant's contact details at its end. */
export function LegalPage({ text, changedOn }: LegalPageProps) {
  const language = useLanguage()
  const own = useTexts(legalTexts)
  const { head, title, lead, ...document } = text(useLegalFacts())
  const sections = Object.entries(document.sections)
  return (
    <Container className={styles.page}>
      <PageHead {...head} />
      <StructuredData describe={import.meta.env.SSR && ((site) => breadcrumbs(site))} />
      <header>
        <h1>{title}</h1>
        <p className={styles.date}>{own.changedOn(formatDate(changedOn, language))}</p>
        <p className={styles.lead}>{lead}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{own.contents}</h2>
        <ol role="list">
          {[...sections, ['contact', [own.contact]] as const].map(([id, [name]]) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(([id, [name, ...blocks]]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{name}</h2>
            {blocks.map((block, place) => (
              // A text has no other name than its place.
              // oxlint-disable-next-line react/no-array-index-key
              <Block key={place} block={block} />
            ))}
          </section>
        ))}
        <section id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title">{own.contact}</h2>
          <ContactDetails />
        </section>
      </div>
    </Container>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if (isPoints(block)) {
    return (
      <ul>
        {block.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  }
  return (
    <dl className={styles.terms}>
      {Object.entries(block).map(([term, text]) => {
        // In a list of terms, " | " separates the explanation of a stored value from the names under which browser tools show it.
        const [explanation, names] = text.split(' | ')
        return (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {explanation}
              {names && <code>{names}</code>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

// This function is needed because the type of `Array.isArray` does not narrow a value to a readonly array.
const isPoints = (block: LegalBlock): block is readonly string[] => Array.isArray(block)

function useLegalFacts(): LegalFacts {
  const language = useLanguage()
  const { name, nameVi, taxMode, vatRate, deliveryMode, looksUpCallers } = useSiteSettings()
  return {
    restaurant: inLanguage(language, name, nameVi),
    taxMode,
    vatRate: numberText(vatRate, language),
    deliveryMode,
    looksUpCallers,
    months: retentionMonths,
    numbers: legalNumbers,
  }
}
