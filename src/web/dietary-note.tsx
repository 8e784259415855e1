import { CallLink } from './call-link.tsx'
import { useTexts } from './language.tsx'
import type { MaybeDietary } from '#src/kernel/dietary.ts'
import { allergensText, dietaryText, dietaryTexts, dietMark } from './texts/dietary-texts.ts'

interface DietaryLineProps {
  readonly dietary: MaybeDietary
  /** Of whoever shows it: a style sheet of its own would be one file more to wait for at the tap on a dish. */
  readonly className: string | undefined
}

/** What one thing contains and whom it suits. */
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

/** What stands by every list of it: the kitchen works with all of these, and whom to call. */
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
 * What is said of the lines of an order or a cart: each states its own once one of them states anything, else it is said once that
 * none does. Nothing of lines that were sold before there was anything to state.
 */
export function dietaryOfLines(lines: readonly MaybeDietary[]): {
  readonly eachLine: boolean
  readonly caution: 'none' | 'stated' | 'unstated'
} {
  const known = lines.filter(({ allergens, diet }) => allergens !== undefined || diet !== undefined)
  const eachLine = known.some(({ allergens, diet }) => Boolean(allergens ?? diet))
  return { eachLine, caution: known.length === 0 ? 'none' : eachLine ? 'stated' : 'unstated' }
}
