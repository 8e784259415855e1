import { classNames } from './class-names.ts'
import styles from './fire-stages.module.css'
import { FlameIcon } from './task-icons.tsx'

interface FireStagesProps {
  /** What the stages are called, each by another name. */
  readonly names: readonly string[]
  /** The place of the stage that it is at. */
  readonly at: number
  /** What the list is of. */
  readonly label: string
  /** Read out after the name of a stage that is over. */
  readonly reached: string
  readonly className?: string | undefined
}

/** How far something is: a fire that grows from stage to stage, and burns at the one that it is at. */
export function FireStages({ names, at, label, reached, className }: FireStagesProps) {
  return (
    <ol className={classNames(styles.stages, className)} role="list" aria-label={label}>
      {names.map((name, place) => (
        <li
          key={name}
          className={styles.stage}
          data-state={place < at ? 'reached' : place === at ? 'current' : undefined}
          aria-current={place === at ? 'step' : undefined}
        >
          <span className={styles.fire}>
            <FlameIcon />
          </span>
          <span>
            {name}
            {place < at && <span className="visually-hidden">, {reached}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
