import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'
import { DishPicture } from './dish-picture.tsx'
import { HalvesPicture } from './halves-picture.tsx'
import styles from './oven-band.module.css'
import { FlameIcon } from './task-icons.tsx'

/** A dish in the oven, by its picture; two make a pizza of two halves. */
export interface OvenDish {
  readonly image: string | null
  readonly secondImage?: string | null | undefined
}

interface OvenBandProps {
  /** What is at that time. */
  readonly label: string
  /** "18:30"; null where only the day, or a word in its place, is known. */
  readonly time: string | null
  readonly day: string
  /** The first three are seen, and how many more there are. */
  readonly dishes?: readonly OvenDish[]
  /** What is over, or was cancelled, has no fire any more. */
  readonly lit?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

const mostShown = 3

/**
 * The mouth of the oven with what was ordered in it, and the time that it is for, torn off at its end like a ticket. The pictures
 * are decoration: the lines of the order name the dishes.
 */
export function OvenBand({ label, time, day, dishes = [], lit = true, className, children }: OvenBandProps) {
  const more = dishes.length - mostShown
  return (
    <div className={classNames(styles.band, className)} data-tone="night" data-lit={lit || undefined}>
      <div className={styles.inner}>
        <div className={styles.oven} aria-hidden="true">
          <div className={styles.mouth}>
            {lit && dishes.length === 0 && <FlameIcon />}
            {dishes.slice(0, mostShown).map((dish, place) => (
              // A dish may be ordered twice, and the lines of an order keep their places.
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
