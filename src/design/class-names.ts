/** Joins class names and leaves out what is absent: `classNames(styles.card, muted && styles.muted)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
