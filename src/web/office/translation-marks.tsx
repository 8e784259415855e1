import { Badge } from '#src/design/badge.tsx'
import { useTexts } from '../language.tsx'
import { translationTexts } from './texts/translation-texts.ts'

interface TranslationMarksProps {
  /** The fields whose text exists only in English. */
  readonly missing: readonly (keyof (typeof translationTexts)['en']['fields'])[]
  /** Whether an English text was changed later than the Vietnamese texts. */
  readonly isOutdated: boolean | undefined
}

/**
 * Badges for staff. They name the texts that Vietnamese readers get in English, because there is no translation, and say if the
 * Vietnamese version is outdated.
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
