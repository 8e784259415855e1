import { Link } from 'react-router'

import { classNames } from '#src/design/class-names.ts'
import { ArrowRightIcon } from '#src/design/icons.tsx'
import { countedUpTo } from '#src/kernel/count-text.ts'
import { numberText } from '#src/kernel/number-text.ts'
import { useLanguage } from '../language.tsx'
import styles from './figures.module.css'

export interface Figure {
  readonly name: string
  /** The count to show; undefined until it is loaded. */
  readonly value: number | undefined
  /** True if the real count is higher than `value`. */
  readonly isMore?: boolean
  /** The address of the list that is counted. */
  readonly to?: string
  /** A short text beside the count. */
  readonly note?: string | undefined
  /** How urgent it is that staff do something, as long as the count is not 0. */
  readonly tone?: 'waits' | 'late' | undefined
}

/** Makes the figure for the number of rows in a list. A number above 10,000 is shown as "10,000+". */
export function listFigure(name: string, total: number | undefined): Figure {
  return total !== undefined && total > countedUpTo
    ? { name, value: countedUpTo, isMore: true }
    : { name, value: total }
}

interface FiguresProps {
  readonly figures: readonly Figure[]
  /** True if the counts only inform. They are then small, so that they do not stand out from what staff have to do. */
  readonly isQuiet?: boolean
}

/** Shows counts side by side, as tiles that lead to the counted lists or, if they are quiet, as one line of text. */
export function Figures({ figures, isQuiet = false }: FiguresProps) {
  const language = useLanguage()
  return (
    <dl className={classNames(styles.figures, isQuiet && styles.quiet)}>
      {figures.map(({ name, value, isMore, to, note, tone }) => (
        <div key={name} className={styles.figure} data-tone={value ? tone : undefined}>
          <dt>{to === undefined ? name : <Link to={to}>{name}</Link>}</dt>
          <dd>
            {value === undefined ? '–' : `${numberText(value, language)}${isMore ? '+' : ''}`}
            {note !== undefined && <small>{note}</small>}
          </dd>
          {!isQuiet && <ArrowRightIcon />}
        </div>
      ))}
    </dl>
  )
}
