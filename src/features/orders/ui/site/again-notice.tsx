import { Notice } from '#src/design/notice.tsx'
import { markEnglishDish } from '#src/kernel/english-names.ts'
import { formatMoney } from '#src/kernel/money.ts'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage } from '#src/web/language.tsx'
import type { AgainReport } from './order-again.ts'
import type { AgainChange } from '../../rules/sold-again.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'
import styles from './ordering.module.css'

/** The notice for a guest who has ordered the same again: which dishes are not in the cart, and which have another price now. */
export function AgainNotice({ report: { shortCode, added, changes } }: { report: AgainReport }) {
  const texts = useOrderingTexts().again
  const language = useLanguage()

  function textOf(change: AgainChange): string {
    const dish = markEnglishDish(language, change)
    return change.code === 'price'
      ? texts.price(dish, formatMoney(change.before), formatMoney(change.now))
      : texts[change.code](dish)
  }
  return (
    <div className={styles.orderedAgain}>
      <Notice tone={changes.length > 0 ? 'warning' : 'success'} urgent title={texts[added](shortCode)}>
        {changes.length > 0 && (
          <ul role="list">
            {changes.map((change, index) => (
              // The same dish may be in the list twice, so its name cannot be the React key. The index can be the key, because the
              // list never changes.
              <li key={index}>{showEnglish(textOf(change))}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
