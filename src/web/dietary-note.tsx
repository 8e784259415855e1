import { CallLink } from './call-link.tsx'
import { useTexts } from './language.tsx'
import type { MaybeDietary } from '#src/kernel/dietary.ts'
import { allergensText, dietaryText, dietaryTexts, dietMark } from './texts/dietary-texts.ts'

interface DietaryLineProps {
  readonly dietary: MaybeDietary
  /** The class comes from the parent component: a separate style sheet would be one more file to load after a tap on a dish. */
  readonly className: string | undefined
}

/** A line that says which allergens a dish contains and for which diets it is suitable. */
export function DietaryLine({ dietary, className }: DietaryLineProps) {
  const texts = useTexts(dietaryTexts)
  const mark = dietMark(texts, dietary)
  return (
    <span className={className}>
      {mark && <strong>{mark} · </strong>}
      {mark ? allergensText(texts, dietary) : dietaryText(texts, dietary)}
    </span>
  )
}

/**
 * A note beside every list of allergens. It says that the kitchen works with all common allergens, and which number guests can
 * call.
 */
export function DietaryCaution({
  className,
  unstated = false,
}: Pick<DietaryLineProps, 'className'> & { readonly unstated?: boolean }) {
  const texts = useTexts(dietaryTexts)
  return (
    <p className={className}>
      {unstated && `${texts.unstated}. `}
      {texts.caution} <CallLink />
    </p>
  )
}

/**
 * The texts about allergens and diets for the lines of an order or a cart. If any line states allergens or a diet, each line gets
 * its own text. Otherwise one text says that no line states them. Lines from a time when dishes had no such statements get no text.
 */
export function dietaryOfLines(lines: readonly MaybeDietary[]): {
  readonly eachLine: boolean
  readonly caution: 'none' | 'stated' | 'unstated'
} {
  const known = lines.filter(({ allergens, diet }) => allergens !== undefined || diet !== undefined)
  const eachLine = known.some(({ allergens, diet }) => Boolean(allergens ?? diet))
  return { eachLine, caution: known.length === 0 ? 'none' : eachLine ? 'stated' : 'unstated' }
}
