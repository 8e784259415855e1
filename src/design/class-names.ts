type ClassName = string | number | bigint | boolean | null | undefined

/** Joins class names and leaves out values that are not class names: `classNames(styles.card, muted && styles.muted)`. */
export function classNames(...names: ClassName[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ')
}
