import markUrl from './logo/mark.svg?no-inline'
import wordmarkOnDark from './logo/wordmark-on-dark.svg?no-inline'
import wordmarkOnLight from './logo/wordmark-on-light.svg?no-inline'
import styles from './logo.module.css'

interface LogoProps {
  /** The restaurant's name; empty where a text beside it already says it. */
  label: string
  ground: 'dark' | 'light'
  /** Height in CSS pixels. */
  height?: number
  /** Leaves the mark out where space is short. */
  wordmarkOnly?: boolean
}

/** Mark and wordmark of the restaurant, in outlines: the lettering's font never has to load. */
export function Logo({ label, ground, height = 44, wordmarkOnly }: LogoProps) {
  const wordmark = ground === 'dark' ? wordmarkOnDark : wordmarkOnLight
  return (
    <span className={styles.logo}>
      {!wordmarkOnly && <img src={markUrl} width={height} height={height} alt="" />}
      <img src={wordmark} width={Math.round((height * 385) / 176)} height={height} alt={label} />
    </span>
  )
}

/** The mark alone: the oven with its flame. Decoration. */
export function LogoMark({ size = 44 }: { size?: number }) {
  return <img src={markUrl} width={size} height={size} alt="" />
}
