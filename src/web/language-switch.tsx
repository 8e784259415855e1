import { classNames } from '#src/design/class-names.ts'
import { languages, type Language } from '#src/kernel/language.ts'
import { useLanguageChoice, useTexts } from './language.tsx'
import styles from './language-switch.module.css'
import { siteTexts } from './texts/site-texts.ts'

const names: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' }

/**
 * Switches between Vietnamese and English, each named in its own language. The switch is a form, so that it works before hydration
 * and without scripts: the form sends `?lang=`, which the server handles.
 */
export function LanguageSwitch() {
  const { language, choose } = useLanguageChoice()
  const texts = useTexts(siteTexts)
  return (
    <form method="get">
      <div role="group" aria-label={texts.language} className={styles.switch}>
        {languages.map((each) => (
          <button
            key={each}
            type="submit"
            name="lang"
            value={each}
            lang={each}
            title={names[each]}
            aria-pressed={each === language}
            className={classNames(styles.language, each === language && styles.chosen)}
            onClick={(event) => {
              event.preventDefault()
              choose(each)
            }}
          >
            <span className={styles.code}>{each}</span> <span className="visually-hidden">{names[each]}</span>
          </button>
        ))}
      </div>
    </form>
  )
}
