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
  /** True for what no oven bakes, such as a drink. It stands beside the fire. */
  readonly isBeside?: boolean
}

interface OvenBandProps {
  /** What happens at `time`, such as the delivery of the order. */
  readonly label: string
  /** A time such as "18:30". Null if there is no time to show, because only the day is known or a word stands in its place. */
  readonly time: string | null
  readonly day: string
  /** The dishes of the order. Pictures show three in the fire and two beside it; a number says how many others there are. */
  readonly dishes?: readonly OvenDish[]
  /** False if the order or booking is finished or cancelled: then no fire burns in the oven. */
  readonly lit?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

const mostBaked = 3
const mostBeside = 2
const flames = [1, 2, 3, 4, 5]

/**
 * An oven with the ordered dishes in it, and the time for which the guest ordered or booked. The lower edge looks torn off like
 * that of a ticket. Screen readers skip the pictures, because a list of the ordered dishes follows on the page.
 */
export function OvenBand({ label, time, day, dishes = [], lit = true, className, children }: OvenBandProps) {
  const baked = dishes.filter(({ isBeside }) => !isBeside).slice(0, mostBaked)
  const beside = dishes.filter(({ isBeside }) => isBeside).slice(0, mostBeside)
  const more = dishes.length - baked.length - beside.length
  return (
    <div className={classNames(styles.band, className)} data-tone="night" data-lit={lit || undefined}>
      <div className={styles.inner}>
        <div className={styles.oven} aria-hidden="true">
          <div className={styles.mouth}>
            {lit && (
              <span className={styles.flames} data-alone={baked.length === 0 || undefined}>
                {flames.map((flame) => (
                  <FlameIcon key={flame} />
                ))}
              </span>
            )}
            <Dishes dishes={baked} />
            {more > 0 && <span className={styles.more}>+{more}</span>}
          </div>
          {beside.length > 0 && (
            <div className={styles.beside}>
              <Dishes dishes={beside} />
            </div>
          )}
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

function Dishes({ dishes }: { dishes: readonly OvenDish[] }) {
  return dishes.map((dish, place) => (
    // The key is the index, because the same dish may be ordered twice. The lines of an order do not change their order.
    <span key={place} className={styles.dish}>
      <Dish {...dish} />
    </span>
  ))
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
  /** The text that screen readers read out after the name of each stage that is already passed. */
  readonly reached: string
  readonly className?: string | undefined
}

/**
 * Shows how far an order or a booking has come, by flames. The flame of the current stage is burning and larger. If there are more
 * than three stages and the band is narrow, only this stage's name is visible.
 */
export function FireStages({ names, at, label, reached, className }: FireStagesProps) {
  return (
    <ol
      className={classNames(styles.stages, className)}
      data-many={names.length > 3 || undefined}
      role="list"
      aria-label={label}
    >
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
          <span className={styles.name}>
            {name}
            {place < at && <span className="visually-hidden">, {reached}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
