import { Badge } from '#src/design/badge.tsx'
import { useTexts } from '../language.tsx'
import { translationTexts } from './texts/translation-texts.ts'

interface TranslationMarksProps {
  /** The texts that exist only in English. */
  readonly missing: readonly (keyof (typeof translationTexts)['en']['fields'])[]
  /** Whether an English text was changed after the Vietnamese ones. */
  readonly isOutdated: boolean | undefined
}

/**
 * Badges for staff that name the texts which guests who read Vietnamese get in English, and say whether the Vietnamese version is
 * outdated.
 */
export function TranslationMarks({ missing, isOutdated }: TranslationMarksProps) {
  const texts = useTexts(translationTexts)
  return (
    <>
      {isOutdated && <Badge tone="warning">{texts.outdated}</Badge>}
      {missing.length > 0 && (
        <Badge tone="warning">{texts.missing(missing.map((field) => texts.fields[field]).join(', '))}</Badge>
      )}
    </>
  )
}
