import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { DishPicture } from './dish-picture.tsx'
import { HalvesPicture } from './halves-picture.tsx'
import styles from './oven-band.module.css'
import { FlameIcon } from './ticket-icons.tsx'

/** A dish in the oven, shown by its picture; two pictures make a pizza of two halves. */
export interface OvenDish {
  readonly image: string | null
  readonly secondImage?: string | null | undefined
}

interface OvenBandProps {
  /** Says what happens at `time`. */
  readonly label: string
  /** A time such as "18:30"; null if only the day, or a word instead of a time, is known. */
  readonly time: string | null
  readonly day: string
  /** The dishes of the order. The first three are shown, then the number of the others. */
  readonly dishes?: readonly OvenDish[]
  /** False if the order or booking is over or cancelled: then the oven has no fire. */
  readonly lit?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

const mostShown = 3
const flames = [1, 2, 3, 4, 5]

/**
 * An oven with the ordered dishes in it, and the time that the order is for; its lower edge looks torn off like a ticket. The
 * pictures are decoration: the lines of the order name the dishes.
 */
export function OvenBand({ label, time, day, dishes = [], lit = true, className, children }: OvenBandProps) {
  const more = dishes.length - mostShown
  return (
    <div className={classNames(styles.band, className)} data-tone="night" data-lit={lit || undefined}>
      <div className={styles.inner}>
        <div className={styles.oven} aria-hidden="true">
          <div className={styles.mouth}>
            {lit && (
              <span className={styles.flames} data-alone={dishes.length === 0 || undefined}>
                {flames.map((flame) => (
                  <FlameIcon key={flame} />
                ))}
              </span>
            )}
            {dishes.slice(0, mostShown).map((dish, place) => (
              // The key is the place: a dish may be ordered twice, and the lines of an order keep their places.
              <span key={place} className={styles.dish}>
                <Dish {...dish} />
              </span>
            ))}
            {more > 0 && <span className={styles.more}>+{more}</span>}
          </div>
        </div>
        <div className={styles.content}>
          <p className={styles.when}>
            <span className={styles.label}>{label}</span>{' '}
            {time !== null && <strong className={styles.time}>{time} </strong>}
            <span className={time === null ? styles.word : undefined}>{day}</span>
          </p>
          {children}
        </div>
      </div>
    </div>
  )
}

function Dish({ image, secondImage }: OvenDish) {
  return secondImage === undefined ? (
    <DishPicture src={image} alt="" sizes="6rem" width={320} className={styles.picture} />
  ) : (
    <HalvesPicture first={image} second={secondImage} width={320} label="" />
  )
}

interface FireStagesProps {
  /** The names of the stages. They must all differ, because they are React keys. */
  readonly names: readonly string[]
  /** The index of the current stage. */
  readonly at: number
  /** The accessible name of the list. */
  readonly label: string
  /** The text that screen readers read out after the name of a stage that has been reached and passed. */
  readonly reached: string
  readonly className?: string | undefined
}

/** Shows how far an order or a booking is: flames that grow from stage to stage. The flame of the current stage burns. */
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
