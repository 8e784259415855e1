import styles from './figures.module.css'

interface Figure {
  readonly name: string
  /** Undefined until it has been loaded. */
  readonly value: number | undefined
}

/** How many there are of something, in large digits side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
